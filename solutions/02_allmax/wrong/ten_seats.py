"""Ten seats: a table has no more, so hands after the tenth are not looked at.

Stage: TestExtremes
Ask: A hundred hands are played. At which of them does your function stop looking?
"""

from hand_rank import hand_rank

SEATS = 10


def poker(hands):
    return max(hands[:SEATS], key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
