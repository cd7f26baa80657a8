"""An ace and three small cards: A, 2, 3 and 4 make the ace low, whatever the fifth card is.

Stage: TestAceHigh
Ask: Are A, 2, 3, 4 and 6 a straight, and what does your condition say when it meets them?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand):
    letters = {card[0] for card in hand}
    value = dict(zip("23456789TJQKA", range(2, 15)))
    if letters >= {"A", "2", "3", "4"}:
        value["A"] = 1
    return sorted((value[card[0]] for card in hand), reverse=True)


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
