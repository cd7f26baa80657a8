"""An error for nothing: where nothing comes in, the search for the greatest ends with an error.

Stage: TestAnyIterable
Ask: What is the greatest of nothing? What does max say to that, and what does the statement say?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    best = max(map(f, items))
    return [x for x in items if f(x) == best]
