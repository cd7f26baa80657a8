"""No class numbers: the counts themselves are in the order of the classes, and straights and flushes get counts of
their own between them."""

from itertools import groupby

from ace_low import card_ranks
from hand_rank import flush, straight

# 311 < 312 < 313 < 32 < 41 < 42 < 5
PROMOTED = {(True, False): (3, 1, 2), (False, True): (3, 1, 3), (True, True): (4, 2)}


def group(items):
    pairs = [(len(list(equal)), x) for x, equal in groupby(sorted(items))]
    pairs.sort(key=lambda pair: (-pair[0], -pair[1]))
    return tuple(pairs)


def unzip(pairs):
    counts, ranks = [], []
    for count, rank in pairs:
        counts.append(count)
        ranks.append(rank)
    return counts, ranks


def hand_rank_alt(hand):
    counts, ranks = unzip(group(card_ranks(hand)))
    if len(counts) == 5:
        counts = PROMOTED.get((straight(card_ranks(hand)), flush(hand)), counts)
    return list(counts), ranks


def hand_rank_table(hand):
    ranks = card_ranks(hand)
    counts = tuple(unzip(group(ranks))[0])
    table = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7, (5,): 10}
    # A sum does as well as a maximum: only five single ranks, worth 0, can be a straight or a flush.
    points = table[counts]
    if counts[0] == 1:
        points += 4 * straight(ranks) + 5 * flush(hand)
    return points, unzip(group(ranks))[1]
