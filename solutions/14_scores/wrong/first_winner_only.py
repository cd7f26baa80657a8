"""One winner at most: only the first of several equal rankings is marked.

Stage: TestWinners
Ask: Three players have the same straight. For how many places does your search look before it stops?
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
    marks = ["" if ranking is None else label(ranking) for ranking in rankings]
    playing = [ranking for ranking in rankings if ranking is not None]
    if playing:
        marks[rankings.index(max(playing))] += " (winner)"
    return marks
