"""A digit that is no number: a raised ² passes the check, and then it can't be turned into a number.

Stage: TestBet
Ask: Does your check promise that the next step works for every text that passes, such as the raised ²?
"""

import random

FACES = "A23456789TJQK"
SUITS = "♠♥♦♣"


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(1, 5):
            deck.append(face + suit / 10)
    shuffle(deck)
    return deck


def deal(deck):
    hand = []
    for i in range(5):
        hand.append(deck.pop(0))
    return hand


def frac(card):
    return round(card % 1 * 10)


def printcard(card):
    print(FACES[int(card) - 1] + SUITS[frac(card) - 1], end=" ")


def printhand(hand):
    for card in hand:
        if card > 0:
            printcard(card)
        else:
            print("  ", end=" ")


def getbet(stake, prevbet):
    while True:
        typed = input(f"You have {stake}. Your bet (0 to quit)? [{prevbet}] ").strip()
        if typed == "":
            typed = str(prevbet)
        if typed.isdigit() and int(typed) <= stake:
            break
        print("Out of range!")
    bet = int(typed)
    if bet == stake:
        print("Risky!")
    return bet
