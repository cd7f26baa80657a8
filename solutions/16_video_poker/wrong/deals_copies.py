"""The dealt cards stay in the deck: a slice copies them, and the same card can come twice.

Stage: TestDeck
Ask: After five cards were dealt from seven, which cards should be left in the list, and which are?
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
