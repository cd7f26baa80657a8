"""A high card can't win: the search for the best ranking begins above class 0, so no hand without a pair is ever the
best.

Stage: TestMarks
Ask: Only one player is left, with a high card. What must a ranking beat in your code before it can be the best?
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
