"""One hand for all: the cards that a single hand needs are compared with the deck, not those of all hands.

Stage: TestTooFew
Ask: How many cards does one hand need, how many do all of them, and which number do you compare?
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
    if n > len(cards):
        raise ValueError("not enough cards")
    random.shuffle(cards)
    return [cards[i * n : (i + 1) * n] for i in range(numhands)]
