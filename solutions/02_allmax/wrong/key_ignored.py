"""The key is ignored: it is in the head of the function, and the items themselves are compared.

Stage: TestKey
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    best = max(items, default=None)
    return [x for x in items if x == best]
