"""The deck is eaten: the cards are popped off the caller's own list, which is left without them.

Stage: TestGivenDeck
Ask: From whose list do you take the cards, and how long is it afterwards?
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
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    random.shuffle(deck)
    hands = []
    for _ in range(numhands):
        hand = []
        for _ in range(n):
            hand.append(deck.pop())
        hands.append(hand)
    return hands
