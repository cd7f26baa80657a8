"""The straight must be dealt in order: it is looked for before the cards are sorted.

Stage: TestNineClasses
Ask: Shuffle a straight before you deal it: does your question about it still see the ranks in order?
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
    return all(high == low + 1 for high, low in zip(ranks, ranks[1:]))


def hand_rank(hand):
    dealt = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks = card_ranks(hand)
    if straight(dealt) and flush(hand):
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return (5, ranks)
    if straight(dealt):
        return (4, max(ranks))
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
