"""The deck as a set: cards that stand in it more than once are left with one copy each.

Stage: TestGivenDeck
Ask: The deck that was given holds the same card six times. How many of them are left when you deal?
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
    if deck is None:
        deck = make_deck()
    deck = list(set(deck))
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
