"""Unit 09, the reference solution."""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card: str) -> list[str]:
    """Return the cards that card may stand for: a joker for every card of its colour, any other for itself."""
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand: list[str]) -> list[str]:
    """Return the best five cards of a hand of seven, with jokers: the best of the best hands of all replacements."""
    hands = product(*map(replacements, hand))
    return max(map(best_hand, hands), key=hand_rank)
