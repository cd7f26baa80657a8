"""The caller's cards are sorted: hand.sort() makes A2345 easy to see, and changes the hand that was given.

Stage: TestAsBefore
Ask: What does the player's own list look like before the call, and what after it?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair

ORDER = "23456789TJQKA"


def card_ranks(hand):
    hand.sort(key=lambda card: ORDER.index(card[0]))
    if "".join(card[0] for card in hand) == "2345A":
        return [5, 4, 3, 2, 1]
    return [ORDER.index(card[0]) + 2 for card in reversed(hand)]


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
