"""Ten as 10: the ten takes three characters where every other card takes two.

Stage: TestShow
Ask: How wide is a ten on your screen, and how wide is a nine?
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
    letters = {1: "A", 11: "J", 12: "Q", 13: "K"}
    print(str(letters.get(int(card), int(card))) + SUITS[frac(card) - 1], end=" ")


def printhand(hand):
    for card in hand:
        if card > 0:
            printcard(card)
        else:
            print("  ", end=" ")
