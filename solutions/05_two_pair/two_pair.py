"""Unit 05, the reference solution."""

from kind import kind


def two_pair(ranks: list[int]) -> tuple[int, int] | None:
    """Return the ranks of both pairs, the higher one first, or None if there are not two pairs.

    kind finds the first pair that it meets: the higher one from the left, the lower one from the right.
    """
    high = kind(2, ranks)
    low = kind(2, list(reversed(ranks)))
    if high != low:
        return (high, low)
    return None
