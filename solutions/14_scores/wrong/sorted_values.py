"""Values sorted before they are compared: a high kicker counts before a higher pair.

Stage: TestWinners
Ask: Compare 9 9 A K Q with J J 4 3 2 by hand. Which number do you look at first, and which does your code?
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
    best = max([(r[0], sorted(r[1], reverse=True)) for r in playing], default=None)
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        elif (ranking[0], sorted(ranking[1], reverse=True)) == best:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
