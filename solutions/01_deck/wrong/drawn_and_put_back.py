"""Drawn and put back: each card that is drawn stays in the deck, and it can come again at once.

Stage: TestDeal
Ask: You have drawn a card. Can the next draw find it in the deck once more?
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
    cards = make_deck() if deck is None else deck
    if numhands * n > len(cards):
        raise ValueError("not enough cards")
    hands = []
    for _ in range(numhands):
        hand = []
        for _ in range(n):
            hand.append(random.choice(cards))
        hands.append(hand)
    return hands
