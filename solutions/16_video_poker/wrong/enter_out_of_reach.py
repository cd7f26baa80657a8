"""Enter is not checked: the bet before comes back even where the player no longer has that much.

Stage: TestBet
Ask: Which ways lead to a bet in your code, and which of them pass the check?
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
        if typed == "":
            bet = prevbet
            break
        try:
            bet = int(typed)
        except ValueError:
            continue
        if 0 <= bet <= stake:
            break
        print("Out of range!")
    if bet == stake:
        print("Risky!")
    return bet
