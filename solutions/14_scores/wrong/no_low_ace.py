"""No straight from the ace up: the ace is only ever 14, so A 2 3 4 5 counts as no straight.

Stage: TestSeven
Ask: Lay out the lowest straight there is, and the highest. What is the ace worth in each, and what in your code?
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
        ranking = grouping.ranking(hand)
        if ranking[0] in (4, 8) and not in_a_row:
            ranking = (5 if grouping.flush(hand) else 0, values)
        best = max(best, ranking)
    return best
