"""Any card: each joker stands for all 52 cards, whatever its colour.

Stage: TestReplacements
Ask: Which colour has the black joker, and how many cards of a deck have that colour?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if "?" in card:
        return [rank + suit for rank in RANKS for suit in "SHDC"]
    return [card]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
