"""Two hands at least: the code needs a first and a second hand, and one that plays alone has no second.

Stage: TestExtremes
Ask: One player sits alone at the table. With whom do you compare the only hand?
"""

from hand_rank import hand_rank


def poker(hands):
    first, second, *others = hands
    best = max(first, second, key=hand_rank)
    for hand in others:
        best = max(best, hand, key=hand_rank)
    return best


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
