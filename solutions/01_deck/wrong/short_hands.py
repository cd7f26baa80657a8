"""Short hands: when the cards run out, the last hands get fewer cards, and nobody is told.

Stage: TestTooFew
Ask: A slice behind the end of a list gives nothing. What does your last player get, and who hears of it?
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
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
