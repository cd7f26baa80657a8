"""The deck is remembered: a deck that was given once is used again when none is given.

Stage: TestGivenDeck
Ask: What does your function still know of an earlier call, and should the next caller notice?
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


current = make_deck()


def deal(numhands, n=5, deck=None):
    global current
    if deck is not None:
        current = list(deck)
    if numhands * n > len(current):
        raise ValueError("not enough cards")
    random.shuffle(current)
    return [current[n * i : n * (i + 1)] for i in range(numhands)]
