"""The kickers are lost: only the rank of the largest group comes along.

Stage: TestPatterns
Ask: Two hands hold the same pair. What of the other cards can be found in your value?
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
        return 9, ranks[0]
    if in_a_row and one_suit:
        return 8, ranks[0]
    if counts == (4, 1):
        return 7, ranks[0]
    if counts == (3, 2):
        return 6, ranks[0]
    if one_suit:
        return 5, ranks[0]
    if in_a_row:
        return 4, ranks[0]
    if counts == (3, 1, 1):
        return 3, ranks[0]
    if counts == (2, 2, 1):
        return 2, ranks[0]
    if counts == (2, 1, 1, 1):
        return 1, ranks[0]
    return 0, ranks[0]


def hand_rank_table(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
