"""Checked too late: the cards are taken off the deck first, and when there are too few they are gone.

Stage: TestTooFew
Ask: The deal fails halfway. Where are the cards that were already taken, and what does the caller's deck look like?
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
    deck = make_deck() if deck is None else deck
    random.shuffle(deck)
    taken = []
    while len(taken) < numhands * n:
        if not deck:
            raise ValueError("not enough cards")
        taken.append(deck.pop())
    deck.extend(taken)
    return [taken[i * n : (i + 1) * n] for i in range(numhands)]
