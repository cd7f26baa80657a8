"""The worst hand: the least comes back where the greatest was wanted.

Stage: TestMax
Ask: At which end of a sorted list does the greatest stand?
"""

from hand_rank import hand_rank


def poker(hands):
    if not hands:
        raise ValueError("nobody plays")
    return sorted(hands, key=hand_rank)[0]


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
