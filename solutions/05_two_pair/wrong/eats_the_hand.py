"""The first pair is eaten: it is removed from the caller's own list to find the second one.

Stage: TestSafe
Ask: You took cards away to find the second pair. From whose list, and who needs them afterwards?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    if high is None:
        return None
    ranks.remove(high)
    ranks.remove(high)
    low = kind(2, ranks)
    return None if low is None else (high, low)
