"""As the course writes it: everything in one chain of conditions, and zip's tuples; both functions repeat the start."""

count_rankings = {(5,): 10, (4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}


def group(items):
    groups = [(items.count(x), x) for x in set(items)]
    return sorted(groups, reverse=True)


def unzip(pairs):
    return tuple(zip(*pairs))


def hand_rank_alt(hand):
    counts, ranks = unzip(group(["--23456789TJQKA".index(r) for r, s in hand]))
    if ranks == (14, 5, 4, 3, 2):
        ranks = (5, 4, 3, 2, 1)
    straight = len(ranks) == 5 and max(ranks) - min(ranks) == 4
    flush = len({s for r, s in hand}) == 1
    kind = (
        9
        if counts == (5,)
        else 8
        if straight and flush
        else 7
        if counts == (4, 1)
        else 6
        if counts == (3, 2)
        else 5
        if flush
        else 4
        if straight
        else 3
        if counts == (3, 1, 1)
        else 2
        if counts == (2, 2, 1)
        else 1
        if counts == (2, 1, 1, 1)
        else 0
    )
    return kind, ranks


def hand_rank_table(hand):
    counts, ranks = unzip(group(["--23456789TJQKA".index(r) for r, s in hand]))
    if ranks == (14, 5, 4, 3, 2):
        ranks = (5, 4, 3, 2, 1)
    straight = len(ranks) == 5 and max(ranks) - min(ranks) == 4
    flush = len({s for r, s in hand}) == 1
    return max(count_rankings[counts], 4 * straight + 5 * flush), ranks
