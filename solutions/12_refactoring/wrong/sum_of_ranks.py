"""The ranks added up: within a class the greater sum wins, so a few middling cards beat an ace.

Stage: TestPatterns
Ask: An ace with low cards meets a king with high ones. Which card decides at the table, and what decides here?
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
        return 9, sum(card_ranks(hand))
    if in_a_row and one_suit:
        return 8, sum(card_ranks(hand))
    if counts == (4, 1):
        return 7, sum(card_ranks(hand))
    if counts == (3, 2):
        return 6, sum(card_ranks(hand))
    if one_suit:
        return 5, sum(card_ranks(hand))
    if in_a_row:
        return 4, sum(card_ranks(hand))
    if counts == (3, 1, 1):
        return 3, sum(card_ranks(hand))
    if counts == (2, 2, 1):
        return 2, sum(card_ranks(hand))
    if counts == (2, 1, 1, 1):
        return 1, sum(card_ranks(hand))
    return 0, sum(card_ranks(hand))


def hand_rank_table(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
