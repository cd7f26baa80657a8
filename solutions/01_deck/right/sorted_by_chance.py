"""Shuffled by sorting: every card gets a random number, and the hands come out sorted, as players hold them."""

import random
from itertools import islice


def make_deck():
    return (
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH "
        "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC".split()
    )


def deck_with_zip():
    suits = ["S", "H", "D", "C"] * 13
    ranks = sorted("23456789TJQKA" * 4)
    return [*map(lambda both: "%s%s" % both, zip(ranks, suits))]


def deck_without_zip():
    return [*map(card_number, range(52))]


def card_number(number):
    suit, rank = divmod(number, 13)
    return "23456789TJQKA"[rank] + "SHDC"[suit]


def deal(numhands, n=5, deck=None):
    given = make_deck() if deck is None else deck
    assert n >= 1
    if numhands > len(given) // n:
        raise ValueError("deck too small", numhands, n)
    mixed = iter(sorted(given, key=lambda card: random.random()))
    return [sorted(islice(mixed, n)) for _ in range(numhands)]
