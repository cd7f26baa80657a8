"""itertools makes the pairs, random.sample draws the hands: it raises the ValueError by itself."""

import random
from itertools import product

RANKS = "AKQJT98765432"
SUITS = "CDHS"


def make_deck() -> list[str]:
    return ["".join(pair) for pair in product(RANKS, SUITS)]


def deck_with_zip() -> list[str]:
    ranks, suits = zip(*product(RANKS, SUITS))
    return list(map(str.__add__, ranks, suits))


def deck_without_zip() -> list[str]:
    return list(map("".join, product(RANKS, SUITS)))


def deal(numhands, n=5, deck=None):
    cards = random.sample(make_deck() if deck is None else deck, k=numhands * n)
    return [cards[i : i + n] for i in range(0, numhands * n, n)]
