"""Sorted as text: the ranks became strings on the way, and for strings '9' is more than '10'.

Stage: TestHighFirst
"""


def two_pair(ranks):
    names = [str(rank) for rank in ranks]
    pairs = {name for name in names if names.count(name) == 2}
    if len(pairs) == 2:
        high, low = sorted(pairs, reverse=True)
        return int(high), int(low)
    return None
