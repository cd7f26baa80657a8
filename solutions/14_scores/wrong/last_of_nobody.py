"""No last one where all have folded: the rankings are sorted, and the last of none is taken.

Stage: TestWinners
Ask: How many rankings are left to sort when everybody has folded, and which of them do you then ask for?
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
    best = sorted(playing)[-1]
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        elif ranking == best:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
