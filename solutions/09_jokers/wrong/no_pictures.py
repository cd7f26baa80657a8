"""Only numbers: jack, queen, king and ace are missing among the replacements, and the ten has two digits.

Stage: TestReplacements
Ask: Which ranks of a deck are not numbers, and how is a ten written in a hand?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand


def replacements(card):
    suits = {"?B": "SC", "?R": "HD"}
    if card not in suits:
        return [card]
    return [str(rank) + suit for rank in range(2, 11) for suit in suits[card]]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
