"""A colour is taken for a suit: hearts and diamonds together count as a flush.

Stage: TestFlushAndStraight
Ask: How many suits lie on the table in K♥ 9♦ 7♥ 4♦ 2♥, and what does your code count instead?
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return all(card[1] in "HD" for card in hand) or all(card[1] in "SC" for card in hand)


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
        return (4, max(ranks))
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
