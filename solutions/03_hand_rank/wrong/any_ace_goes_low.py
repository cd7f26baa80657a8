"""Any ace goes low: beside a two it always turns into a 1, and A 6 4 3 2 is taken for a straight.

Stage: TestFlushAndStraight
Ask: Lay A 6 4 3 2 on the table: which rank is missing between the lowest and the highest, whatever the ace is worth?
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
    if ranks[0] == 14 and ranks[-1] == 2:
        return len(set(ranks)) == 5 and ranks[1] - ranks[-1] <= 4
    return len(set(ranks)) == 5 and ranks[0] - ranks[-1] == 4


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
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
