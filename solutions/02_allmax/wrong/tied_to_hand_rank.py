"""Tied to poker: without a key, hand_rank is taken, and numbers have no hand_rank.

Stage: TestAllOfThem
Seen: 4
Ask: allmax gets numbers and no key. Which part of your function expects cards?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    key = key or hand_rank
    items = list(iterable)
    if not items:
        return []
    best = max(map(key, items))
    return [x for x in items if key(x) == best]
