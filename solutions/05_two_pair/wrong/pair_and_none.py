"""One pair and None: nobody checks whether the second pair was found, so (14, None) passes for two pairs.

Stage: TestNothing
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if high:
        return (high, low)
    return None
