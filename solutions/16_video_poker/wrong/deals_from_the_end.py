"""From the end: the cards are dealt from the back of the list, the last one first.

Stage: TestDeck
Ask: The deck is a list: which end is its top in this game, and which end do you take from?
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
