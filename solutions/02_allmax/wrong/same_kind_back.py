"""The same kind back: the winners of a tuple come as a tuple, the statement says a list.

Stage: TestAnyIterable
Ask: A tuple comes in. What does the statement say about what goes out?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    best = max(map(f, items), default=None)
    result = [x for x in items if f(x) == best]
    return tuple(result) if isinstance(iterable, tuple) else result
