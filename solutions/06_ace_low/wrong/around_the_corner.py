"""Around the corner: ranks are counted on a circle, so QKA23, KA234 and JQKA2 become straights.

Stage: TestNoCorner
Ask: On your circle, what comes after the ace, and what does that make of Q, K, A, 2, 3?
"""

from hand_rank import flush
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def in_a_row(ranks):
    steps = [(ranks[i] - ranks[(i + 1) % 5]) % 13 for i in range(5)]
    return steps.count(1) >= 4


def hand_rank(hand):
    ranks = card_ranks(hand)
    if in_a_row(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif in_a_row(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
