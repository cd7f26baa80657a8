"""Empty for nothing: where two pairs are missing, an empty tuple or list comes back, and the statement says None.

Stage: TestNothing
Ask: What does the statement want where two pairs are missing, and is an empty tuple the same?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    return (high, low) if low else ()
