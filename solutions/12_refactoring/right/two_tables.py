"""The number of different ranks and the largest count say it all: seven patterns without a sorted tuple of counts."""

from collections import Counter, defaultdict

from ace_low import card_ranks

# different ranks, largest count: class. A straight flush is 8 in both functions, five of a kind 9.
PATTERNS = {(5, 1): 0, (4, 2): 1, (3, 2): 2, (3, 3): 3, (2, 3): 6, (2, 4): 7, (1, 5): 9}
# is it a flush, is it a straight: class
ROWS = {(0, 0): 0, (0, 1): 4, (1, 0): 5, (1, 1): 8}


def group(items):
    by_count = defaultdict(list)
    for x, count in Counter(items).items():
        by_count[count].append(x)
    return [(count, x) for count in sorted(by_count)[::-1] for x in sorted(by_count[count])[::-1]]


def unzip(pairs):
    return list(map(list, zip(*pairs)))


def is_flush(hand):
    return len({suit for _, suit in hand}) == 1


def is_straight(ranks):
    return ranks == list(range(ranks[0], ranks[0] - 5, -1))


def hand_rank_alt(hand):
    ranks = card_ranks(hand)
    counts = Counter(ranks)
    best = sorted(ranks, key=lambda rank: (counts[rank], rank), reverse=True)
    if max(counts.values()) == 5:
        return (9, best)
    if is_straight(ranks):
        return (8 if is_flush(hand) else 4, best)
    if max(counts.values()) == 4:
        return (7, best)
    if sorted(counts.values()) == [2, 3]:
        return (6, best)
    if is_flush(hand):
        return (5, best)
    if 3 in counts.values():
        return (3, best)
    return (list(counts.values()).count(2), best)


def hand_rank_table(hand):
    ranks = list(card_ranks(hand))
    counts, by_size = unzip(group(ranks))
    row = ROWS[is_flush(hand), is_straight(ranks)] if len(counts) == 5 else 0
    return [max(row, PATTERNS[len(counts), counts[0]]), by_size]
