"""Nothing comes back: the winner may appear on the screen, but the caller gets None.

Stage: TestMax
Ask: Who reads the screen, and what does the program that called poker get?
"""

from hand_rank import hand_rank


def poker(hands):
    print(max(hands, key=hand_rank))


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
