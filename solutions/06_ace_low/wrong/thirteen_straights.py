"""Thirteen straights: the table of straights goes on past TJQKA, and the three too many are the best of all.

Stage: TestNoCorner
Ask: Which are the last three straights of your table, and where in them does the ace stand?
"""

from hand_rank import flush
from kind import kind
from two_pair import two_pair

ROUND = "A23456789TJQKA234"
STRAIGHTS = [set(ROUND[i : i + 5]) for i in range(13)]


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def place(hand):
    ranks = {r for r, s in hand}
    return STRAIGHTS.index(ranks) if ranks in STRAIGHTS else None


def hand_rank(hand):
    ranks = card_ranks(hand)
    if place(hand) is not None and flush(hand):
        return (8, place(hand))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif place(hand) is not None:
        return (4, place(hand))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
