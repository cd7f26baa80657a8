"""A spread of four is a straight: hand_rank asks only how far apart the ends are, and 9 8 8 6 5 passes.

Stage: TestNineClasses
Ask: How far apart are the ends of 9 8 8 6 5, and how many ranks in between does it hold?
"""

from kind import kind
from two_pair import two_pair

VALUES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def card_ranks(hand):
    return sorted([VALUES[card[0]] if card[0] in VALUES else int(card[0]) for card in hand], reverse=True)


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    ranks = card_ranks(hand)
    in_a_row = ranks[0] - ranks[4] == 4
    if in_a_row and flush(hand):
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return (5, ranks)
    if in_a_row:
        return (4, max(ranks))
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
