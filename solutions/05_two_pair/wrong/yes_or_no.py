"""Yes or no: True says that there are two pairs, and not which ones.

Stage: TestBothPairs
"""


def two_pair(ranks):
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    return True if len(pairs) == 2 else None
