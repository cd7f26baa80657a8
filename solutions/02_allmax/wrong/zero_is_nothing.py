"""Zero taken for nothing: not best is true for 0 as well, so after a 0 anything counts as greater.

Stage: TestAllOfThem
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
