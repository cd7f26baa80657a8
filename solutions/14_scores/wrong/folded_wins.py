"""Somebody who has folded wins: where all have folded, each of them counts as equal to the best.

Stage: TestWinners
Ask: Everybody has folded. What is the best ranking then, in your code, and who is equal to it?
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
