"""Neighbours only: hands are cut out as slices, three of the 21 ways to choose five of seven.

Stage: TestSeven
Ask: The five best cards do not lie side by side. How many choices of five are there in seven cards, and how many do
you make?
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
    return max(grouping.ranking(cards[i : i + 5]) for i in range(3))
