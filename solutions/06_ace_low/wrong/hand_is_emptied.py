"""The hand is emptied: the cards are taken out of the player's own list one by one, and none is left in it.

Stage: TestAsBefore
Ask: How many cards are left in the player's own list after the call?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = []
    while hand:
        rank, suit = hand.pop()
        ranks.append("--23456789TJQKA".index(rank))
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def hand_rank(hand):
    one_suit = flush(hand)
    ranks = card_ranks(hand)
    if straight(ranks) and one_suit:
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif one_suit:
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
