"""Patched in the wrong place: hand_rank has two special cases, and card_ranks still says 14, 5, 4, 3, 2.

Stage: TestFiveToOne
Ask: Somebody asks card_ranks what A2345 counts. What do they hear, and is it what hand_rank believes?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair

WHEEL = [14, 5, 4, 3, 2]


def card_ranks(hand):
    return sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)


def hand_rank(hand):
    ranks = card_ranks(hand)
    if ranks == WHEEL:
        return (8, 5) if flush(hand) else (4, 5)
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
