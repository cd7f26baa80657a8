"""The class alone decides: whoever has the best class wins, whatever the cards are.

Stage: TestWinners
Ask: A pair of nines and a pair of jacks share the pot in your code. Which part of the two rankings was never
compared?
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
        elif ranking[0] == max(playing)[0]:
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks
