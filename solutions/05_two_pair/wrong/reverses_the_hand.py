"""The hand is turned over: reverse() changes the caller's own list and leaves the lowest card in front.

Stage: TestSafe
Ask: In which order are the caller's ranks after one call, and what do you answer when you are asked again?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    ranks.reverse()
    low = kind(2, ranks)
    if high != low:
        return (high, low)
    return None
