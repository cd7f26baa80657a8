"""Repeated and not mended: one function knows the ace below the two, the lines copied from it don't, so there A2345 is
no straight.

Stage: TestTable
Ask: Two functions begin with the same lines. Do they still say the same, also of an ace?
"""

from ace_low import card_ranks
from hand_rank import flush, straight

RANKS = "--23456789TJQKA"
CLASSES = {
    (5,): 10,
    (4, 1): 7,
    (3, 2): 6,
    (3, 1, 1): 3,
    (2, 2, 1): 2,
    (2, 1, 1, 1): 1,
    (1, 1, 1, 1, 1): 0,
}


def group(items):
    return sorted([(items.count(x), x) for x in set(items)], reverse=True)


def unzip(pairs):
    return tuple(zip(*pairs))


def hand_rank_alt(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    in_a_row, one_suit = straight(card_ranks(hand)), flush(hand)
    if counts == (5,):
        return 9, ranks
    if in_a_row and one_suit:
        return 8, ranks
    if counts == (4, 1):
        return 7, ranks
    if counts == (3, 2):
        return 6, ranks
    if one_suit:
        return 5, ranks
    if in_a_row:
        return 4, ranks
    if counts == (3, 1, 1):
        return 3, ranks
    if counts == (2, 2, 1):
        return 2, ranks
    if counts == (2, 1, 1, 1):
        return 1, ranks
    return 0, ranks


def hand_rank_table(hand):
    counts, ranks = unzip(group([RANKS.index(rank) for rank, suit in hand]))
    in_a_row = len(ranks) == 5 and max(ranks) - min(ranks) == 4
    return max(CLASSES[counts], 4 * in_a_row + 5 * flush(hand)), ranks
