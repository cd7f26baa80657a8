"""Not the given deck: only the usual deck is shuffled, and one that was given is dealt in its own order.

Stage: TestGivenDeck
Ask: Which list do you shuffle, which one do you deal, and are they the same when a deck is given?
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


def deal(numhands, n=5, deck=mydeck):
    random.shuffle(mydeck)
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    return [deck[n * i : n * (i + 1)] for i in range(numhands)]
