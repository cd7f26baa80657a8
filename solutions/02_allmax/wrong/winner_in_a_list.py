"""The winner in a list: this unit's poker gives the hand itself; a list of all winners comes in unit 07.

Stage: TestMax
Ask: What does the statement say comes back: the best hand, or a list that holds it?
"""

from hand_rank import hand_rank


def poker(hands):
    return [max(hands, key=hand_rank)]


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
