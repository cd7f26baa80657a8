"""Starts at zero: the best so far begins with 0, and a list of negative numbers never gets past it.

Stage: TestAllOfThem
Ask: Which of -3, -1 and -2 is greater than your start value?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    best, result = 0, []
    for x in iterable:
        if f(x) > best:
            best, result = f(x), [x]
        elif f(x) == best:
            result.append(x)
    return result
