"""Nobody wins a tie: the mark is given only to a ranking that beats all others.

Stage: TestWinners
Ask: Two players have the very same ranking, and nobody has a higher one. Who gets the pot at the table, and who in
your code?
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
        elif ranking == max(playing) and playing.count(ranking) == 1:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
