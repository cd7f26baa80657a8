"""Two players only: two hands are compared, and whoever else plays is overlooked.

Stage: TestMax
Ask: Four players lay down their cards. Whose cards has your function looked at?
"""

from hand_rank import hand_rank


def poker(hands):
    if not hands:
        raise ValueError("no hands")
    if len(hands) == 1:
        return hands[0]
    if hand_rank(hands[0]) >= hand_rank(hands[1]):
        return hands[0]
    return hands[1]


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
