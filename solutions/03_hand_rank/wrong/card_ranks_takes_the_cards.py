"""The cards are used up: card_ranks takes them off the hand one by one, and the player holds nothing afterwards.

Stage: TestTies
Ask: Print the hand before and after the call to `card_ranks`: who else still needs these cards?
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = []
    while hand:
        rank, suit = hand.pop()
        ranks.append("--23456789TJQKA".index(rank))
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    one_suit = flush(hand)
    ranks = card_ranks(hand)
    if straight(ranks) and one_suit:
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if one_suit:
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
