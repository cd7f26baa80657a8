"""Yes or no: True tells that there are two pairs, and not which ones.

Stage: TestBothPairs
Ask: Two players both have two pairs. What would hand_rank have to know to decide between them?
"""


def two_pair(ranks):
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    return True if len(pairs) == 2 else None
