"""Colours mixed up: diamonds are taken for black and clubs for red.

Stage: TestReplacements
Ask: Lay the four suits before you: which two of them are black?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SD"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HC"]
    return [card]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
