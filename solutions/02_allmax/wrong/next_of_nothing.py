"""The first of nothing: next() takes the first item to start with, and an empty generator has none.

Stage: TestAnyIterable
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    rest = iter(iterable)
    result = [next(rest)]
    for x in rest:
        if f(x) > f(result[0]):
            result = [x]
        elif f(x) == f(result[0]):
            result.append(x)
    return result
