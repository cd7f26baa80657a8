"""None called: without a key there is no function, and key(item) calls None.

Stage: TestAllOfThem
Seen: 6
Ask: The caller gives no key. What is in the name key then, and what do you do with it?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    result, best = [], None
    for x in iterable:
        k = key(x)
        if not result or k > best:
            result, best = [x], k
        elif k == best:
            result.append(x)
    return result
