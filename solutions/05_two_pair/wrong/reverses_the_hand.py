"""The hand is turned over: reverse() changes the caller's own list and leaves the lowest card in front.

Stage: TestSafe
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    ranks.reverse()
    low = kind(2, ranks)
    if high != low:
        return (high, low)
    return None
