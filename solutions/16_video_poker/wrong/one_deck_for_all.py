"""One deck for all games: every call gives the same list, and what was dealt from it never comes back.

Stage: TestDeck
Ask: If two players ask for a deck each, how many lists are there on your table?
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
