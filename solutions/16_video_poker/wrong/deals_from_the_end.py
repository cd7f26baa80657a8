"""From the end: pop() without a place takes the last card of the deck, not the first.

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
    hand = []
    for i in range(5):
        hand.append(deck.pop())
    return hand
