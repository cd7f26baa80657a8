"""The shared deck shrinks: one deck serves all deals, and each deal takes its cards away for good.

Stage: TestDeal
Ask: When is the deck in the head of your function made, and how many cards has it at the third deal?
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


def deal(numhands, n=5, deck=make_deck()):
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    random.shuffle(deck)
    return [[deck.pop() for _ in range(n)] for _ in range(numhands)]
