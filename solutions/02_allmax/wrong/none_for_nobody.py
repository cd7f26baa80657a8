"""None for nobody: without hands the answer is None, where the statement wants a ValueError.

Stage: TestExtremes
Ask: What does the statement want where nobody plays: an answer, or an error?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank, default=None)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
