"""The key of the whole: key is called with all items at once, not with each of them.

Stage: TestKey
Ask: What does abs say to a list of numbers? Of what should the key be asked?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if key is not None:
        items = list(key(items))
    best = max(items, default=None)
    return [x for x in items if x == best]
