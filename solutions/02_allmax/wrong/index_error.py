"""The wrong error: without hands the last of an empty list is asked for, an IndexError.

Stage: TestExtremes
Ask: Which error does the statement want where nobody plays, and which one does your line raise?
"""

from hand_rank import hand_rank


def poker(hands):
    return sorted(hands, key=hand_rank)[-1]


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
