"""The suit cut off: 1.2 % 1 * 10 is 1.9999..., and what stands behind the point is dropped, which leaves 1.

Stage: TestShow
Ask: What does Python say to 1.2 % 1 * 10, and which whole number is nearest to that?
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
    return int(card % 1 * 10)


def printcard(card):
    print(FACES[int(card) - 1] + SUITS[frac(card) - 1], end=" ")


def printhand(hand):
    for card in hand:
        if card > 0:
            printcard(card)
        else:
            print("  ", end=" ")
