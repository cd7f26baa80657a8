"""A gap is let through in one suit: a flush whose ranks lie five apart, such as A K Q J 9, counts as a straight flush.

Stage: TestNineClasses
Ask: How do you ask for a straight in a flush, and how without one? Do both say the same of A K Q J 9?
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    ranks = card_ranks(hand)
    if flush(hand) and ranks[0] - ranks[4] <= 5:
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return (5, ranks)
    if straight(ranks):
        return (4, max(ranks))
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
