"""A set of pairs made into a tuple: both ranks are there, but a set has no order, and the tuple takes what comes.

Stage: TestHighFirst
Seen: 10
Ask: You put two ranks into a set and take them out again. Who says which one comes first?
"""


def two_pair(ranks):
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    return tuple(pairs) if len(pairs) == 2 else None
