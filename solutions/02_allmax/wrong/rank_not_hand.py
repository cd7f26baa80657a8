"""The rank instead of the hand: the greatest rank comes back, and nobody knows whose it is.

Stage: TestMax
Ask: You know how good the best hand is. Which player would you give the money to?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hand_rank(hand) for hand in hands)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
