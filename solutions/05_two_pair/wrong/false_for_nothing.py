"""False for nothing: where there are not two pairs, False comes back, and the statement says None.

Stage: TestNothing
Ask: Which word does the statement have for a hand without two pairs, and which one do you say?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if high and low:
        return (high, low)
    return False
