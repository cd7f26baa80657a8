"""Groups as sorted cards: a king beside two twos beats two threes, for nobody looks first at the pair.

Stage: TestAsBefore
Ask: A pair of threes meets a pair of twos with a king. Which number do your two values differ in first?
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
        return (7, ranks)
    elif kind(3, ranks) and kind(2, ranks):
        return (6, ranks)
    elif flush(hand):
        return (5, ranks)
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, ranks)
    elif two_pair(ranks):
        return (2, ranks)
    elif kind(2, ranks):
        return (1, ranks)
    else:
        return (0, ranks)
