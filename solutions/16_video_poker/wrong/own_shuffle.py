"""A shuffle of its own: the cards are mixed at random, and the function that was given is never called.

Stage: TestDeck
Ask: How could a test know the order of your deck, and which function did it give you for that?
"""

import random


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(1, 5):
            deck.append(face + suit / 10)
    random.shuffle(deck)
    return deck


def deal(deck):
    hand = []
    for i in range(5):
        hand.append(deck.pop(0))
    return hand
