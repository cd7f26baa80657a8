"""A word ends the game: abc is turned into a number without a look, and that is an error.

Stage: TestBet
Ask: What does int do with abc, and who in your function is ready for that?
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
        typed = input(f"You have {stake}. Your bet (0 to quit)? [{prevbet}] ")
        bet = int(typed) if typed else prevbet
        if 0 <= bet <= stake:
            break
        print("Out of range!")
    if bet == stake:
        print("Risky!")
    return bet
