"""A default in place of None: the function for no key stands in the head, and key=None calls None.

Stage: TestKey
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=lambda x: x):
    items = list(iterable)
    if not items:
        return []
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
