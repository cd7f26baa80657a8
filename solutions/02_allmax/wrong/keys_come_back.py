"""Keys come back: the list holds the greatest keys, not the items that have them.

Stage: TestKey
Ask: The caller gave you -5 and got something that was not in the list. Where did it come from?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    keys = list(map(key, iterable)) if key else list(iterable)
    return [k for k in keys if k == max(keys)]
