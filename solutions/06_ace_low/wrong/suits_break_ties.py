"""Suits break ties: of two hands with the same ranks, the one whose highest card has the better suit wins.

Stage: TestAsBefore
Ask: Two hands have the same ranks. What in your value differs, and does it count in poker?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def suit_of_the_highest(hand):
    return max(hand, key=lambda card: ("23456789TJQKA".index(card[0]), "CDHS".index(card[1])))[1]


def hand_rank(hand):
    return (without_suits(hand), "CDHS".index(suit_of_the_highest(hand)))


def without_suits(hand):
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
