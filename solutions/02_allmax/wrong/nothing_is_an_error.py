"""An error for nothing: max of an empty list raises, where an empty list is the answer.

Stage: TestAnyIterable
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    best = max(map(f, items))
    return [x for x in items if f(x) == best]
