"""The sum of the ranks: king, queen, jack, ten and eight come to more than A 6 4 3 2, though the ace should win.

Stage: TestTheCall
Ask: How many low cards does it take to outweigh one ace in your value, and how many in the game?
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
    if straight(ranks) and flush(hand):
        return (8, sum(ranks))
    if kind(4, ranks):
        return (7, sum(ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, sum(ranks))
    if flush(hand):
        return (5, sum(ranks))
    if straight(ranks):
        return (4, sum(ranks))
    if kind(3, ranks):
        return (3, sum(ranks))
    if two_pair(ranks):
        return (2, sum(ranks))
    if kind(2, ranks):
        return (1, sum(ranks))
    return (0, sum(ranks))
