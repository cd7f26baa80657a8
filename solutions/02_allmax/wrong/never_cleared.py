"""Never cleared: when a greater one comes, those that were the greatest before stay in the list.

Stage: TestAllOfThem
Ask: A greater one has come. What are those in your list now, who were there before?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    result = []
    for x in iterable:
        if not result or f(x) >= f(result[-1]):
            result.append(x)
    return result
