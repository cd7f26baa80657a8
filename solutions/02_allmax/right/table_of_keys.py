"""All items in a dict by their key: the greatest key tells which list is wanted."""

from collections import defaultdict

import hand_rank


def poker(hands):
    *others, best = sorted(hands, key=hand_rank.hand_rank)
    return best


def allmax(iterable, key=None):
    table = defaultdict(list)
    for item in iterable:
        rank = key(item) if key else item
        table[rank if not isinstance(rank, list) else tuple(rank)].append(item)
    return table[max(table)] if table else []
