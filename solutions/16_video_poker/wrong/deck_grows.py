"""The deck grows: every call adds 52 cards to one and the same list.

Stage: TestDeck
Ask: When you ask for a second deck, where do its cards go, and what is already there?
"""

import random


def newdeck(shuffle=random.shuffle, deck=[]):
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
