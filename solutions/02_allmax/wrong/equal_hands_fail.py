"""Nothing for equal hands: only greater and less are thought of, so two equal hands give None.

Stage: TestMax
"""

from hand_rank import hand_rank


def poker(hands):
    for hand in hands:
        others = [other for other in hands if other is not hand]
        if all(hand_rank(hand) > hand_rank(other) for other in others):
            return hand
    if not hands:
        raise ValueError("no hands")


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
