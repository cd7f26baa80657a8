"""Pairs sorted: key and item are sorted together, so among equal keys the items themselves decide the order.

Stage: TestKey
Ask: Two pairs have the same key. What does Python look at next to put them in order?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    pairs = sorted(((f(x), x) for x in iterable), reverse=True)
    return [x for k, x in pairs if k == pairs[0][0]]
