"""An empty tuple for nothing: whatever was found is returned, and where nothing was found that is ().

Stage: TestNothing
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    return (high, low) if low else ()
