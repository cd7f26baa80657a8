"""Any two equal rankings win: whatever stands there more than once is taken for a shared pot.

Stage: TestWinners
Ask: Two players have the same pair and a third has a full house. What makes a ranking a winner, and does being equal
to somebody do?
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
    marks = []
    for ranking in rankings:
        if ranking is None:
            marks.append("")
        elif ranking == max(playing) or playing.count(ranking) > 1:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
