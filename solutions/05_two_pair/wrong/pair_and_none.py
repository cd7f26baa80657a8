"""One pair and None: nobody checks whether the second pair was found, so (14, None) passes for two pairs.

Stage: TestNothing
Ask: What is in your answer for a hand with one pair, and would an if take that answer for a yes?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if high:
        return (high, low)
    return None
