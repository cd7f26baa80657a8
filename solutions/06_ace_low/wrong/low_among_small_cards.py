"""Low among small cards: the ace counts 1 as soon as no card is above the five, as in A2344 or AA345.

Stage: TestAceHigh
Ask: Are A, 2, 3, 4, 4 a straight? What does your condition look at, and what does it never ask?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    if all(rank == 14 or rank <= 5 for rank in ranks):
        ranks = sorted([1 if rank == 14 else rank for rank in ranks], reverse=True)
    return ranks


def hand_rank(hand):
    ranks = card_ranks(hand)
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
