"""An error for nothing: two names are filled from a list that does not always hold two pairs.

Stage: TestNothing
"""


def two_pair(ranks):
    high, low = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    return (high, low)
