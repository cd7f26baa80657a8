"""The first of the best class: of several hands of that class, one with lower cards may come back.

Stage: TestSeven
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
    if len(cards) < 7:
        return None
    rankings = [grouping.ranking(list(hand)) for hand in combinations(cards, 5)]
    return max(rankings, key=lambda ranking: ranking[0])
