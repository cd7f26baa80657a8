"""A flush above a full house: the numbers of the two classes stand the wrong way round.

Stage: TestStraightsAndFlushes
Ask: What is the order of the nine classes from the bottom up, and where in it does a full house stand?
"""

from ace_low import card_ranks
from hand_rank import flush, straight

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
    if one_suit:
        return 6, ranks
    if counts == (3, 2):
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
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
