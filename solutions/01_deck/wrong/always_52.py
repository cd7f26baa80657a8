"""Always 52: the cards needed are compared with 52, whatever deck was given.

Stage: TestTooFew
Ask: How many cards has the deck that was given, and which number do you compare with?
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
    if numhands * n > 52:
        raise ValueError("not enough cards")
    random.shuffle(cards)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
