"""The pattern alone: five single ranks are never a straight, and nobody looks at the suits.

Stage: TestStraightsAndFlushes
Ask: What do the counts of 3 4 5 6 7 look like? Which other hands have the same counts?
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
    return unzip(group(card_ranks(hand)))


def hand_rank_table(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
