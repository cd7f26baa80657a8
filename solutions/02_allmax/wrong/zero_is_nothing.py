"""Zero taken for nothing: a best of 0 counts as none at all, so after a 0 anything is taken for greater.

Stage: TestAllOfThem
Ask: How does your condition tell a best of 0 from no best at all?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    best, result = None, []
    for x in iterable:
        if not best or f(x) > best:
            best, result = f(x), [x]
        elif f(x) == best:
            result.append(x)
    return result
