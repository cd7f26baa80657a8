"""Kickers added up: the cards beside a group, or the five of a flush, are compared by their sum.

Stage: TestAsBefore
Ask: Which cards are better beside three eights, K and 3 or Q and J, and which of them have the greater sum?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, sum(ranks))
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), sum(ranks))
    elif two_pair(ranks):
        return (2, two_pair(ranks), sum(ranks))
    elif kind(2, ranks):
        return (1, kind(2, ranks), sum(ranks))
    else:
        return (0, sum(ranks))
