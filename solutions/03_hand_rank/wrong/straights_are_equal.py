"""All straights are equal: the class is returned and no top card.

Stage: TestTheCall
Ask: Two straights, one to the ten and one to the nine: what in your values tells them apart?
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return (5, ranks)
    if straight(ranks):
        return (4,)
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
