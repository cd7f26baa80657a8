"""The ace is rewritten: the caller's own card becomes '1S', which no deck has.

Stage: TestFiveToOne
Ask: Which card does the player hold in place of the ace after the call, and is it in any deck?
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair

NUMBERS = {rank: number for number, rank in enumerate("123456789TJQKA", 1)}


def card_ranks(hand):
    if sorted(card[0] for card in hand) == list("2345A"):
        for i, card in enumerate(hand):
            if card[0] == "A":
                hand[i] = "1" + card[1]
    return sorted((NUMBERS[card[0]] for card in hand), reverse=True)


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
