"""None for nothing: where nothing comes in, None goes out instead of an empty list.

Stage: TestAnyIterable
Ask: The caller goes through your answer with a for loop. What happens when there was nothing?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    items = list(iterable)
    if not items:
        return None
    best = max(map(f, items))
    return [x for x in items if f(x) == best]
