"""An error where all have folded: the best of no rankings is asked for.

Stage: TestWinners
Ask: Everybody has folded. How many rankings are left to choose from, and what happens then in your code?
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
    best = max(playing)
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        elif ranking == best:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
