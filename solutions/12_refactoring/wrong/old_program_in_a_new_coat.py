"""The old program under a new name: same order, and no idea of five of a kind.

Stage: TestFive
Ask: What does the old hand_rank say of five sevens? Which of its questions fits them?
"""

from ace_low import card_ranks, hand_rank
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
    return hand_rank(hand)


def hand_rank_table(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    return max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks
