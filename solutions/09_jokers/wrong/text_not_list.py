"""A text, not a list: a plain card comes back by itself, and whoever loops over it gets a K and a D.

Stage: TestReplacements
Ask: What does a loop over the replacements of a plain card run through, item by item?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    elif card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    else:
        return card


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
