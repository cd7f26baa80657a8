"""The cards in order instead of the groups: an ace beside a pair of twos beats a pair of kings.

Stage: TestTheCall
Ask: Twos with an ace, kings with small cards: which card stands first in your value, and which should?
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
        return (8, ranks)
    if kind(4, ranks):
        return (7, ranks)
    if kind(3, ranks) and kind(2, ranks):
        return (6, ranks)
    if flush(hand):
        return (5, ranks)
    if straight(ranks):
        return (4, ranks)
    if kind(3, ranks):
        return (3, ranks)
    if two_pair(ranks):
        return (2, ranks)
    if kind(2, ranks):
        return (1, ranks)
    return (0, ranks)
