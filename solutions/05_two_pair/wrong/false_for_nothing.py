"""False for nothing: the statement says None where there are not two pairs.

Stage: TestNothing
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if high and low:
        return (high, low)
    return False
