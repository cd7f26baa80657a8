"""The top card stays: the first place is left out of the shuffle, so one card always comes first.

Stage: TestDeal
Ask: Which places can be changed in your shuffle, and which one is never touched?
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


def deal(numhands, n=5, deck=None):
    cards = make_deck() if deck is None else list(deck)
    if numhands * n > len(cards):
        raise ValueError("not enough cards")
    for i in range(1, len(cards)):
        j = random.randrange(i, len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    # the last n cards are the first hand
    return [cards[len(cards) - n * (i + 1) : len(cards) - n * i] for i in range(numhands)]
