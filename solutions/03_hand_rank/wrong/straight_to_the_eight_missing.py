"""No straight to the eight: two loops share the straights between them, and neither comes to 8 7 6 5 4.

Stage: TestFlushAndStraight
Ask: Write down the top of every straight that your search can find: which one between six and ace is missing?
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
    for low in range(2, 4):
        if ranks == [low + 4, low + 3, low + 2, low + 1, low]:
            return True
    for high in range(14, 8, -1):
        if ranks == [high, high - 1, high - 2, high - 3, high - 4]:
            return True
    return False


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
