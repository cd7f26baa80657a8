"""The first by its place: iterable[0] and slices work for a list, not for a generator or a set.

Stage: TestAnyIterable
Ask: Which is the first place in a set? And what has a generator to show for a place?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    result = [iterable[0]]
    for x in iterable[1:]:
        if f(x) > f(result[0]):
            result = [x]
        elif f(x) == f(result[0]):
            result.append(x)
    return result
