"""Numbers only: the search starts at minus infinity, and no word can be compared with it.

Stage: TestAllOfThem
Ask: With what is the first item compared, and can a word be compared with that?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    best, result = float("-inf"), []
    for x in iterable:
        if f(x) > best:
            best, result = f(x), [x]
        elif f(x) == best:
            result.append(x)
    return result
