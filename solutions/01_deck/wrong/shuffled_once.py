"""Shuffled once: the deck is shuffled when the program starts, and every deal gives the same hands.

Stage: TestDeal
Ask: How often does your program shuffle, and how often is a deal made?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in RANKS]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i // 4] + SUITS[i % 4], range(52)))


mydeck = make_deck()
random.shuffle(mydeck)


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = mydeck
    else:
        deck = random.sample(deck, len(deck))
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    return [deck[i * n : (i + 1) * n] for i in range(numhands)]
