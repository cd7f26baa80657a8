"""Unit 05, the reference solution."""

from kind import kind


def two_pair(ranks: list[int]) -> tuple[int, int] | None:
    """Return the ranks of both pairs, the higher one first, or None if ranks do not hold two pairs.

    kind finds the higher pair; asked about the cards that are left, it finds the lower one.
    """
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if low is None:
        return None
    return (high, low)
