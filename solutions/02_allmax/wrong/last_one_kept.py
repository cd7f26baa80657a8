"""Only the last: an equal one replaces the one before, so one winner is left.

Stage: TestAllOfThem
Ask: You meet an item that is as great as the one in your list. What happens to the one in the list?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    result = []
    for x in iterable:
        if not result or f(x) >= f(result[0]):
            result = [x]
    return result
