"""Names are compared: the class comes back in words, and words are ordered by the alphabet.

Stage: TestCounting
Ask: Is 'four of a kind' greater than 'high card' to Python, and what does it go by?
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
        return ("straight flush", max(ranks))
    if kind(4, ranks):
        return ("four of a kind", kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return ("full house", kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return ("flush", ranks)
    if straight(ranks):
        return ("straight", max(ranks))
    if kind(3, ranks):
        return ("three of a kind", kind(3, ranks), ranks)
    if two_pair(ranks):
        return ("two pair", two_pair(ranks), ranks)
    if kind(2, ranks):
        return ("one pair", kind(2, ranks), ranks)
    return ("high card", ranks)
