"""An empty hand wins: without hands an empty list comes back, as if somebody had played it.

Stage: TestExtremes
Ask: Nobody plays. Which hand does your poker name as the best, and who holds it?
"""

from hand_rank import hand_rank


def poker(hands):
    best = []
    for hand in hands:
        if not best or hand_rank(hand) > hand_rank(best):
            best = hand
    return best


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
