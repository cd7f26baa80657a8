"""None called after all: without a key all is well, but where key=None is said, None is called.

Stage: TestKey
Ask: What is in key when the caller says key=None, and does the value in the head still help?
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
