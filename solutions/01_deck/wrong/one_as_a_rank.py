"""A one among the ranks: the ranks start at 1, and the ace is there besides.

Stage: TestDeck
Ask: Which card of the deck has a 1 on it, and which letter stands for that card already?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in "1" + RANKS]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i // 4] + SUITS[i % 4], range(52)))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
