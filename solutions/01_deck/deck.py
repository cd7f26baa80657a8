"""Unit 01, the reference solution."""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck() -> list[str]:
    """Return the 52 cards."""
    return [rank + suit for rank in RANKS for suit in SUITS]


def deck_with_zip() -> list[str]:
    """Return the 52 cards, made by lambda, map and zip: all ranks four times beside each suit thirteen times."""
    ranks = RANKS * len(SUITS)
    suits = "".join(suit * len(RANKS) for suit in SUITS)
    return list(map(lambda pair: pair[0] + pair[1], zip(ranks, suits)))


def deck_without_zip() -> list[str]:
    """Return the 52 cards, made by lambda and map from the numbers 0 to 51."""
    return list(map(lambda number: RANKS[number % 13] + SUITS[number // 13], range(52)))


def deal(numhands: int, n: int = 5, deck: list[str] | None = None) -> list[list[str]]:
    """Return numhands hands of n cards each from deck, or from a deck of its own. Too few cards are a ValueError."""
    cards = make_deck() if deck is None else list(deck)
    needed = numhands * n
    if needed > len(cards):
        raise ValueError(f"{numhands} hands of {n} cards need {needed} cards; the deck has {len(cards)}")
    random.shuffle(cards)
    return [cards[n * i : n * (i + 1)] for i in range(numhands)]
