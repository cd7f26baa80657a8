"""Only as dealt: the cards are compared before they are sorted, so 5 3 A 2 4 is not recognised.

Stage: TestFiveToOne
Ask: Deal the same five cards in another order. What does your comparison see now?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    if [card[0] for card in hand] == ["A", "2", "3", "4", "5"]:
        return [5, 4, 3, 2, 1]
    return sorted(["--23456789TJQKA".index(card[0]) for card in hand], reverse=True)


def hand_rank(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
