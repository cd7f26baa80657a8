"""The key called too soon: hand_rank(hands) ranks the whole list, where max wants the function.

Stage: TestMax
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank(hands))


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
