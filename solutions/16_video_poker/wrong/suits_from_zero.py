"""Suits from 0: the deck begins with 1.0 and has no clubs.

Stage: TestDeck
Ask: Which digits may stand behind the point, and which ones does your loop go through?
"""

import random


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(4):
            deck.append(face + suit / 10)
    shuffle(deck)
    return deck


def deal(deck):
    hand = []
    for i in range(5):
        hand.append(deck.pop(0))
    return hand
