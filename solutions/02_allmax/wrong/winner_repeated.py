"""The winner repeated: the equals are counted, and the first one stands for all of them.

Stage: TestKey
Ask: 5 and -5 share the first place. How many items do you give, and are both of them there?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    best = max(items, key=key)
    keys = [key(x) if key else x for x in items]
    return [best] * keys.count(max(keys))
