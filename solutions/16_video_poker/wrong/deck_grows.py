"""The deck grows: every call adds 52 cards to one list, because a default value is made only once.

Stage: TestDeck
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
