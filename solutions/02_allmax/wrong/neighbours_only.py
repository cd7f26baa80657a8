"""Neighbours only: the search ends at the first smaller one, and equal ones behind it are lost.

Stage: TestAllOfThem
Ask: 9 stands first, 9 stands third, and a 3 between them. When does your search end?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    if not items:
        return []
    keys = [f(x) for x in items]
    start = keys.index(max(keys))
    end = start
    while end < len(items) and keys[end] == keys[start]:
        end += 1
    return items[start:end]
