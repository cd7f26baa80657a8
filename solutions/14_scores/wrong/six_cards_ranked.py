"""Six cards are ranked: only who has fewer than five counts as folded.

Stage: TestSeven
Ask: A player with six cards did not stay for the last one. How many cards must somebody have who is still in the
game?
"""

from itertools import combinations

import grouping

NAMES = [
    "High Card",
    "Pair",
    "Two Pairs",
    "Three of a Kind",
    "Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
]


def label(ranking):
    return NAMES[ranking[0]]


def max_ranking(cards):
    if len(cards) < 5:
        return None
    return max(grouping.ranking(list(hand)) for hand in combinations(cards, 5))
