"""One straight too many: JQKA2 counts as an eleventh straight, as good as TJQKA.

Stage: TestNoCorner
Ask: How many straights does your row of ranks hold, and which cards are in the last of them?
"""

from hand_rank import flush
from kind import kind
from two_pair import two_pair

ROW = "A23456789TJQKA2"


def straight(hand):
    windows = [ROW[i : i + 5] for i in range(len(ROW) - 4)]
    return sorted(r for r, s in hand) in [sorted(window) for window in windows]


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(hand) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif straight(hand):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
