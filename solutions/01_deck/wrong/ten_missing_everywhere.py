"""No tens in any deck: all three are made from the same ranks, and the T is not among them.

Stage: TestCard
Ask: Which rank follows the nine in your row of ranks, and which one in a deck?
"""

import random

RANKS = "23456789JQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for r in RANKS for s in SUITS]


def deck_with_zip():
    return list(map(lambda pair: pair[0] + pair[1], zip([r for r in RANKS for s in SUITS], SUITS * len(RANKS))))


def deck_without_zip():
    return [card for cards in map(lambda s: [r + s for r in RANKS], SUITS) for card in cards]


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
