"""The jokers are gone: they are removed from the list of the caller, who has fewer cards afterwards.

Stage: TestSafe
Ask: How many cards does the player hold after the call, and which are missing?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    jokers = []
    for joker in ("?B", "?R"):
        if joker in hand:
            hand.remove(joker)
            jokers.append(replacements(joker))
    return max((best_hand(hand + list(cards)) for cards in product(*jokers)), key=hand_rank)
