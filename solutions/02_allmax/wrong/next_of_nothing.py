"""The first of nothing: the first item is taken to start with, and where there is none the search breaks off.

Stage: TestAnyIterable
Ask: What does an empty deck give when you take its first card, and where do you take one?
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
