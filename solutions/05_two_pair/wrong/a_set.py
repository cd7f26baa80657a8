"""A set comes back: it holds both ranks but has no order, so nobody can tell which pair is the first.

Stage: TestBothPairs
Ask: Which is the first item of a set? And what will hand_rank compare first?
"""


def two_pair(ranks):
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    return pairs if len(pairs) == 2 else None
