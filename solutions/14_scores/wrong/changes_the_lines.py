"""The caller's lines are overwritten: the scores take their place in the list.

Stage: TestScores
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

SIGNS = str.maketrans("hdcs", "♥♦♣♠")


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
        elif ranking == max(playing):
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks


def scores(lines):
    marks = mark_results([max_ranking([grouping.card(w.translate(SIGNS)) for w in line.split()]) for line in lines])
    for number, mark in enumerate(marks):
        lines[number] = (lines[number].rstrip() + " " + mark).rstrip()
    return lines
