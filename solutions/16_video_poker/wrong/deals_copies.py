"""The dealt cards stay in the deck: a slice copies them, and the same card can come twice.

Stage: TestDeck
"""

import random


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(1, 5):
            deck.append(face + suit / 10)
    shuffle(deck)
    return deck


def deal(deck):
    return deck[:5]
