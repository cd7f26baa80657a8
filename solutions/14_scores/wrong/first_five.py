"""The first five: the last two cards are never looked at.

Stage: TestSeven
Ask: The pair lies in the first card and in the last. How many of the 21 ways to choose five do you try?
"""

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
    return grouping.ranking(cards[:5])
