"""No straight from the ace up: the seven values are searched for five in a row, and the ace is only 14.

Stage: TestSeven
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
    best = (0, [])
    for hand in combinations(cards, 5):
        hand = sorted(hand, reverse=True)
        values = [value for value, suit in hand]
        in_a_row = values == list(range(values[0], values[0] - 5, -1))
        if in_a_row and grouping.flush(hand):
            best = max(best, (8, values))
        elif in_a_row:
            best = max(best, (4, values))
        elif grouping.ranking(hand)[0] not in (4, 8):
            best = max(best, grouping.ranking(hand))
    return best
