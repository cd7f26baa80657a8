"""The caller's lines are overwritten: the scores take their place in the list.

Stage: TestScores
Ask: The caller goes on working with the list of lines. What does it hold after the call, and what did it hold before?
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


def read_cards(number, line):
    words = line.split()
    for word in words:
        if len(word) != 2 or word[0] not in "23456789TJQKA" or word[1] not in "hdcs♥♦♣♠":
            raise ValueError(f"line {number}: {word} is no card")
    if len(words) > 7:
        raise ValueError(f"line {number}: too many cards")
    if len(words) != len(set(words)):
        raise ValueError(f"line {number}: a card stands there twice")
    return [grouping.card(word.translate(SIGNS)) for word in words]


def scores(lines):
    marks = mark_results([max_ranking(read_cards(number, line)) for number, line in enumerate(lines, start=1)])
    for number, mark in enumerate(marks):
        lines[number] = (lines[number].rstrip() + " " + mark).rstrip()
    return lines
