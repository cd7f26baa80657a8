"""The same pair twice: kind is asked the same question twice and gives the higher pair both times.

Stage: TestBothPairs
"""

from kind import kind


def two_pair(ranks):
    if kind(2, ranks) and len(set(ranks)) == 3:
        return (kind(2, ranks), kind(2, ranks))
    return None
