"""A flush is taken as it comes: of six or seven cards of one suit the first five count, not the highest.

Stage: TestSeven
Ask: All seven cards are diamonds, and the lowest stands first. Which two of the seven should be left out, and which
two are?
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
    best = max(grouping.ranking(list(hand)) for hand in combinations(cards, 5))
    if best[0] == 5:
        for suit in "♥♦♣♠":
            values = [value for value, its_suit in cards if its_suit == suit]
            if len(values) >= 5:
                return (5, sorted(values[:5], reverse=True))
    return best
