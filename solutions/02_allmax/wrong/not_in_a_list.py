"""Not in a list: the greatest comes back by itself, as max gives it.

Stage: TestAllOfThem
Ask: Which type does the statement promise, and which one comes back from your last line?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    return max(iterable, key=key, default=[])
