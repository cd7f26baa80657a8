"""No flush of diamonds: five spades, five hearts and five clubs are a flush, five diamonds are nothing.

Stage: TestAsBefore
Ask: Which suits does your program know, and in which suit did you try a flush?
"""

from hand_rank import straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def one_suit(hand):
    suits = "".join(s for r, s in hand)
    return suits in ("SSSSS", "HHHHH", "CCCCC")


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and one_suit(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif one_suit(hand):
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
