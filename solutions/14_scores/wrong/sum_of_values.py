"""Values added up: of two hands of one class the larger sum wins, not the first higher card.

Stage: TestWinners
Ask: A flush A 5 4 3 2 meets a flush K J 10 9 8. Which card decides, and how much do the others weigh in your code?
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
        elif (ranking[0], sum(ranking[1])) == max((other[0], sum(other[1])) for other in playing):
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
