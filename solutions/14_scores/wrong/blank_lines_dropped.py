"""Blank lines are dropped: fewer lines come out than went in.

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
    lines = [line for line in lines if line.strip()]
    rankings = []
    for line in lines:
        rankings.append(max_ranking([grouping.card(word.translate(SIGNS)) for word in line.split()]))
    scored = []
    for line, mark in zip(lines, mark_results(rankings)):
        scored.append((line.rstrip() + " " + mark).rstrip())
    return scored
