"""The wrong error: the deck runs empty in the middle of the deal, with an IndexError.

Stage: TestTooFew
Ask: Which error does the statement name for too few cards, and which one comes from your deck when it is empty?
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
    random.shuffle(cards)
    return [[cards.pop() for _ in range(n)] for _ in range(numhands)]
