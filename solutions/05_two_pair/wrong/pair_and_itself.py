"""One pair from both ends: searched from the left and from the right, the same pair counts as two.

Stage: TestNothing
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, ranks[::-1])
    if high and low:
        return (high, low)
    return None
