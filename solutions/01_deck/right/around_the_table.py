"""Dealt card by card around the table, as people do it; tuples all the way, and a deck for each rank and suit pair
because 4 and 13 have no common divisor."""

import random

RANKS = tuple("23456789TJQKA")
SUITS = tuple("SHDC")


def make_deck():
    deck = []
    for suit in SUITS:
        for rank in RANKS:
            deck.append(f"{rank}{suit}")
    return tuple(deck)


def deck_with_zip():
    return tuple(map(lambda card: card[0] + card[1], zip(RANKS * 4, SUITS * 13)))


def deck_without_zip():
    return tuple(map(lambda i: RANKS[i % 13] + SUITS[i % 4], range(52)))


def deal(numhands, n=5, deck=None):
    cards = list(make_deck() if deck is None else deck)
    if len(cards) < numhands * n:
        raise ValueError("too few cards")
    random.shuffle(cards)
    return tuple(tuple(cards[hand : numhands * n : numhands]) for hand in range(numhands))
