"""One pair taken for two: found once from the left and once from the right, the same pair counts twice.

Stage: TestNothing
Ask: A hand has a single pair. What do you find from the left, what from the right, and are these two?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, ranks[::-1])
    if high and low:
        return (high, low)
    return None
