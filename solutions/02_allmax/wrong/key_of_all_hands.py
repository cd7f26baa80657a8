"""The key called too soon: hand_rank is asked for the whole list of hands, where it can rank a single one.

Stage: TestMax
Ask: How many hands can hand_rank rank at a time, and how many do you give it? Who should call it?
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
