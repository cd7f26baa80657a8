"""Seats changed: poker sorts the hands to find the best, and the players sit in another order.

Stage: TestUnharmed
Ask: Where did the players sit before the call, and where do they sit now?
"""

from hand_rank import hand_rank


def poker(hands):
    if not hands:
        raise ValueError("nobody plays")
    hands.sort(key=hand_rank, reverse=True)
    return hands[0]


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
