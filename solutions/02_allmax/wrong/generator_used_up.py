"""Looped over twice: the first look takes everything out of a generator, and for the equals nothing is left.

Stage: TestAnyIterable
Seen: 10
Ask: How often do you go through the items, and what does a generator give the second time?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    best = max(map(f, iterable), default=None)
    return [x for x in iterable if f(x) == best]
