"""Around the corner in one suit: straights are counted rightly, but the line for the straight flush counts on a circle.

Stage: TestNoCorner
Ask: What does your code say to Q, K, A, 2, 3 in mixed suits, and what in one suit? Why do they differ?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def neighbours(ranks):
    return sum((a - b) % 13 == 1 for a in ranks for b in ranks)


def hand_rank(hand):
    ranks = card_ranks(hand)
    if flush(hand) and neighbours(ranks) > 3:
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
