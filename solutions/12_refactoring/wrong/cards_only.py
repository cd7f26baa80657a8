"""Card ranks only: the ranks from 2 to 14 are looked for one by one, and no other number is found.

Stage: TestGroup
Ask: Which numbers can stand in items by the statement? What does your tally do with a 0 or a 52?
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
    pairs = [(items.count(rank), rank) for rank in range(14, 1, -1) if rank in items]
    return sorted(pairs, key=lambda pair: pair[0], reverse=True)


def unzip(pairs):
    return tuple(zip(*pairs))


def hand_rank_alt(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    if set(card_ranks(hand)) == {5, 4, 3, 2, 1}:
        counts, ranks = (1, 1, 1, 1, 1), (5, 4, 3, 2, 1)
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
    counts, ranks = unzip(group(card_ranks(hand)))
    if set(card_ranks(hand)) == {5, 4, 3, 2, 1}:
        counts, ranks = (1, 1, 1, 1, 1), (5, 4, 3, 2, 1)
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
