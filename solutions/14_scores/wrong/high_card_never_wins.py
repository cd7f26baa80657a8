"""A high card can't win: the search for the best class starts at 0 and wants more than that.

Stage: TestMarks
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
    best = (0, [14, 14, 14, 14, 14])
    for ranking in rankings:
        if ranking is not None and ranking > best:
            best = ranking
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        else:
            marks.append(label(ranking) + (" (winner)" if ranking == best else ""))
    return marks
