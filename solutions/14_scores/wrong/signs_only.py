"""No letters: the classic way to write suits is not read.

Stage: TestScores
Ask: In how many ways may a suit be written, according to the statement? Which of them has unit 13 never heard of?
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
        elif ranking == max(playing):
            marks.append(label(ranking) + " (winner)")
        else:
            marks.append(label(ranking))
    return marks


def read_cards(number, line):
    words = line.split()
    for word in words:
        if len(word) != 2 or word[0] not in "23456789TJQKA" or word[1] not in "♥♦♣♠":
            raise ValueError(f"line {number}: {word} is no card")
    if len(words) > 7:
        raise ValueError(f"line {number}: too many cards")
    if len(words) != len(set(words)):
        raise ValueError(f"line {number}: a card stands there twice")
    return [grouping.card(word) for word in words]


def scores(lines):
    rankings = [max_ranking(read_cards(number, line)) for number, line in enumerate(lines, start=1)]
    scored = []
    for line, mark in zip(lines, mark_results(rankings)):
        scored.append((line.rstrip() + " " + mark).rstrip())
    return scored
