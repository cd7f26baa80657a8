"""An item is one of the greatest if no other is greater: asked of every pair, slow and plain."""

from hand_rank import hand_rank


class NobodyPlays(ValueError):
    pass


def poker(hands):
    for hand in hands:
        if not any(hand_rank(other) > hand_rank(hand) for other in hands):
            return hand
    raise NobodyPlays("no hands")


def allmax(iterable, key=None):
    def k(x):
        return x if key is None else key(x)

    items = tuple(iterable)
    return [a for a in items if not any(k(b) > k(a) for b in items)]
