"""The first hand of the best class: of several hands of that class the first found comes back, even if another has
higher cards.

Stage: TestSeven
Ask: Many of the 21 hands have the best class. Which of these does your choice take, and what would make it take the
highest?
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
