"""The class only: pair against pair goes to whoever sits first, not to the higher pair.

Stage: TestMax
Ask: Both players hold a pair, one of aces and one of kings. What do the two values that you compare look like?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=lambda hand: hand_rank(hand)[0])


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
