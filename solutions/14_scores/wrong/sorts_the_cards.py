"""The caller's list is sorted in place: the cards come back highest first, which max_ranking was not asked to do.

Stage: TestSeven
Ask: Whose list is it that you put in order? Print it before the call and after it: what has changed?
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
    cards.sort(reverse=True)
    return max(grouping.ranking(list(hand)) for hand in combinations(cards, 5))
