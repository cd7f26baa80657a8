"""Ten as a number in all decks: the ranks have a 10 among them, and each of the three decks spells it out.

Stage: TestCard
Ask: Which of your ranks is longer than the others, and which letter does the statement have for it?
"""

import random

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["S", "H", "D", "C"]


def make_deck():
    return [r + s for r in RANKS for s in SUITS]


def deck_with_zip():
    ranks = [r for s in SUITS for r in RANKS]
    suits = [s for s in SUITS for r in RANKS]
    return list(map(lambda p: p[0] + p[1], zip(ranks, suits)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i % 13] + SUITS[i // 13], range(52)))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
