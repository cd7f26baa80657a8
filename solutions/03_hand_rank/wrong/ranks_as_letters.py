"""Letters instead of numbers: the ranks are sorted as text, where 9 comes before A, and A before J.

Stage: TestCardRanks
Ask: Can you count from 'T' to 'J', and which of 'K' and 'Q' comes first in the alphabet?
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    return sorted((card[0] for card in hand), reverse=True)


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return "".join(sorted(ranks)) in "23456789TJQKA"


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
