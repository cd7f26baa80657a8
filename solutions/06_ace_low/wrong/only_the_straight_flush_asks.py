"""Only the straight flush: its line uses the new ranks, the straight's own line still the old ones.

Stage: TestStraight
Ask: Two lines of hand_rank ask for a straight. Which ranks does each of them look at?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def high_ranks(hand):
    return sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)


def card_ranks(hand):
    ranks = high_ranks(hand)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def hand_rank(hand):
    if straight(card_ranks(hand)) and flush(hand):
        return (8, max(card_ranks(hand)))
    ranks = high_ranks(hand)
    if kind(4, ranks):
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
