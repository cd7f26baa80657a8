"""Items compared: the greatest is found by its key, its equals by ==, so -5 is not seen beside 5.

Stage: TestKey
Ask: 5 and -5 have the same key. What do you compare when you look for those who share the first place?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    best = max(items, key=key)
    return [x for x in items if x == best]
