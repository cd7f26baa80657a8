"""Winners in a set: equal winners fall together, and two sevens come back as one.

Stage: TestAllOfThem
Ask: 7 shares the first place with another 7. What does a set make of the two?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    best = max(items, key=key)
    f = key if key else lambda x: x
    return list({x for x in items if f(x) == f(best)})
