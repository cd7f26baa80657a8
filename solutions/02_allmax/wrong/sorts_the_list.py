"""The caller's list is sorted: iterable.sort() puts it in order, and it stays so after the call.

Stage: TestUnharmed
Ask: Which of your lines changes a list, and whose list is that?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    if not isinstance(iterable, list):
        iterable = list(iterable)
    iterable.sort(key=key, reverse=True)
    result = []
    for x in iterable:
        if key is None and x == iterable[0] or key is not None and key(x) == key(iterable[0]):
            result.append(x)
        else:
            break
    return result
