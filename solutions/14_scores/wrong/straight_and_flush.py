"""A straight and a flush in the seven: they are called a straight flush, though no five cards are both.

Stage: TestSeven
Ask: The straight uses one five of the cards, the flush another. Can you lay out five cards that are both?
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
    rankings = [grouping.ranking(list(hand)) for hand in combinations(cards, 5)]
    straights = [ranking for ranking in rankings if ranking[0] in (4, 8)]
    if straights and any(ranking[0] in (5, 8) for ranking in rankings):
        return (8, max(straights)[1])
    return max(rankings)
