"""The list is emptied: each look takes an item away, and the caller is left with nothing.

Stage: TestUnharmed
Ask: How long is the caller's list before your loop, and how long is it after?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = iterable if isinstance(iterable, list) else list(iterable)
    f = key if key is not None else lambda x: x
    result = []
    while items:
        x = items.pop(0)
        if not result or f(x) > f(result[0]):
            result = [x]
        elif f(x) == f(result[0]):
            result.append(x)
    return result
