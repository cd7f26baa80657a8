"""zip by a detour: the deck without zip is made from the one with zip.

Stage: TestWithoutZip
Ask: Who makes the cards that you map, and what does that function use?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in RANKS]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda card: card, deck_with_zip()))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
