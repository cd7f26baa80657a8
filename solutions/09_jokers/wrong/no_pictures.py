"""Only numbers: range(2, 11) makes the ranks, so jack, queen, king and ace are missing and the ten has two digits.

Stage: TestReplacements
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
