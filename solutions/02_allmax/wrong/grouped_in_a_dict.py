"""Items as keys of a dict: numbers and words can be that, but items that are lists can't.

Stage: TestKey
Ask: What may be a key of a dict? Which items of a player's would be refused?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    keys = {x: f(x) for x in items}
    return [x for x in items if keys[x] == max(keys.values())]
