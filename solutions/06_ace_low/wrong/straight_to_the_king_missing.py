"""The straight to the king is missing: 9TJQK counts as five single cards, all other straights are known.

Stage: TestAsBefore
Ask: Write down all straights from A2345 to TJQKA, one below the other. Which of them does your program not know?
"""

from hand_rank import flush
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    ranks = sorted(["--23456789TJQKA".index(r) for r, s in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


TOPS = (5, 6, 7, 8, 9, 10, 11, 12, 14)


def in_a_row(ranks):
    return any(ranks == list(range(top, top - 5, -1)) for top in TOPS)


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
