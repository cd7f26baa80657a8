"""The length asked first: a generator has none, and a loop by number can't go through a set.

Stage: TestAnyIterable
Ask: How long is a generator before it has given its items, and what is its item number 0?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    result = []
    for i in range(len(iterable)):
        if not result or f(iterable[i]) > f(result[0]):
            result = [iterable[i]]
        elif f(iterable[i]) == f(result[0]):
            result.append(iterable[i])
    return result
