"""No queens: the Q was left out when the ranks were typed, so the deck has 48 cards.

Stage: TestDeck
Seen: 1
Ask: How many cards should four suits of thirteen make, and how many do you have? Which rank comes after the jack?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in "23456789TJKA"]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i // 4] + SUITS[i % 4], range(52)))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    cards = random.sample(deck, numhands * n)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
