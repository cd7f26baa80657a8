"""The error of unit 13 as it is: it may name the word, but not the line; and too many cards, or one twice, are no
error at all.

Stage: TestProgram
Ask: A file has forty lines, and one of them is bad. What does your error tell the reader, and what must they still
search for?
"""

import sys
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
    rankings = []
    for line in lines:
        rankings.append(max_ranking([grouping.card(word.translate(SIGNS)) for word in line.split()]))
    scored = []
    for line, mark in zip(lines, mark_results(rankings)):
        scored.append((line.rstrip() + " " + mark).rstrip())
    return scored


def read_lines(name):
    if name == "-":
        return sys.stdin.readlines()
    with open(name, encoding="utf-8") as file:
        return file.readlines()


def main(arguments, read=read_lines):
    name = arguments[0] if arguments else "-"
    try:
        for line in scores(read(name)):
            print(line)
    except (OSError, ValueError) as error:
        print(f"{name}: {error}")
        return 1
    return 0
