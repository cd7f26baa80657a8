"""Lists in a list: one map inside the other leaves a list of four suits, and nobody takes them apart.

Stage: TestWithoutZip
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in RANKS]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda s: list(map(lambda r: r + s, RANKS)), SUITS))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
