"""The best so far: every ranking that beats the ones above it is marked, before the rest is looked at.

Stage: TestMarks
Ask: When your code marks the first player, which rankings has it seen? Which of them could still take the pot?
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
    best = (-1, [])
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        elif ranking >= best:
            best = ranking
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
