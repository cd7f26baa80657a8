"""The class and nothing else: two hands of one class are always equal.

Stage: TestTheCall
Ask: Both players hold one pair: what does your value say of kings, and what of threes?
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
        return 8
    if kind(4, ranks):
        return 7
    if kind(3, ranks) and kind(2, ranks):
        return 6
    if flush(hand):
        return 5
    if straight(ranks):
        return 4
    if kind(3, ranks):
        return 3
    if two_pair(ranks):
        return 2
    if kind(2, ranks):
        return 1
    return 0
