"""Four in a row and a gap: five different ranks pass for a straight though one step is too large, as in KQJT8.

Stage: TestAsBefore
Ask: Write down the ranks of K, Q, J, T, 8: how large is each step from one to the next?
"""

from hand_rank import flush
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def in_a_row(ranks):
    return len(set(ranks)) == 5 and max(ranks) - min(ranks) <= 5


def hand_rank(hand):
    ranks = card_ranks(hand)
    if in_a_row(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif in_a_row(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
