"""Marks are missing: who has folded gets no mark at all, so the marks move up by a line.

Stage: TestMarks
Ask: Two players, and the first has folded. How many marks come back, and whose mark is the first one?
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
    playing = [ranking for ranking in rankings if ranking is not None]
    return [label(r) + " (winner)" if r == max(playing) else label(r) for r in playing]
