"""The hand is sorted in place by the second program: hand_rank_table changes the order of the caller's cards.

Stage: TestTable
Ask: Print the hand before and after hand_rank_table. Is it still as it was dealt?
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
    hand.sort()
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
