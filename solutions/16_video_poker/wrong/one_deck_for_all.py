"""One deck for all games: it is made when the file is loaded, and what was dealt from it never comes back.

Stage: TestDeck
"""

import random

CARDS = [face + suit / 10 for face in range(1, 14) for suit in range(1, 5)]


def newdeck(shuffle=random.shuffle):
    shuffle(CARDS)
    return CARDS


def deal(deck):
    hand = []
    for i in range(5):
        hand.append(deck.pop(0))
    return hand
