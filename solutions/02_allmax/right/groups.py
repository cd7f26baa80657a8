"""Sorted, then grouped: the first group of equal keys is the answer. sorted keeps the order of equal items."""

from functools import reduce
from itertools import groupby

from hand_rank import hand_rank


def better(one, other):
    return other if hand_rank(other) >= hand_rank(one) else one


def poker(hands):
    if len(hands) == 0:
        raise ValueError
    return reduce(better, hands)


def allmax(iterable, key=None):
    ranking = sorted(iterable, key=key, reverse=True)
    for _, group in groupby(ranking, key=key):
        return list(group)
    return ranking
