"""The caller's list is overwritten: the marks take the place of the rankings in it.

Stage: TestWinners
Ask: The caller looks at its list of rankings once more after the call. What does it find there?
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
    return max(grouping.ranking(list(hand)) for hand in combinations(cards, 5))


def mark_results(rankings):
    best = max([ranking for ranking in rankings if ranking], default=None)
    for place, ranking in enumerate(rankings):
        if ranking is None:
            rankings[place] = ""
        else:
            rankings[place] = label(ranking) + " (winner)" * (ranking == best)
    return rankings
