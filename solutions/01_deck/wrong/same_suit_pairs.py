"""Only some pairs: equal ranks stand beside equal suits, so few of the 52 cards appear, and most of these often.

Stage: TestWithZip
Ask: Write the first six ranks and the first six suits under each other. Which new cards do they make?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in RANKS]


def deck_with_zip():
    ranks = "".join(rank * 4 for rank in RANKS)
    suits = "".join(suit * 13 for suit in SUITS)
    return list(map(lambda pair: pair[0] + pair[1], zip(ranks, suits)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i // 4] + SUITS[i % 4], range(52)))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
