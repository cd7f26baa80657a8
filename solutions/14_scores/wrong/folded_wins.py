"""Somebody who has folded wins: where all have folded, each of them is as good as the best.

Stage: TestWinners
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
    marks = ["" if ranking is None else label(ranking) for ranking in rankings]
    return [mark + " (winner)" if ranking == best else mark for ranking, mark in zip(rankings, marks)]
