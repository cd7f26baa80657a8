"""The key is ignored: it is in the head of the function, and the items themselves are compared.

Stage: TestKey
Ask: The caller says what is to be compared. Where in your function is that heard?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    best = max(items, default=None)
    return [x for x in items if x == best]
