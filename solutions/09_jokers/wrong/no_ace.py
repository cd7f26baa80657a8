"""Ranks cut short: the ranks end with the king, so a joker is never an ace.

Stage: TestReplacements
Ask: How many ranks has a deck, and how many of them does your joker know?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQK"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
