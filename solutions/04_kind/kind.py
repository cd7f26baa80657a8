"""Unit 04, the reference solution."""


def kind(n: int, ranks: list[int]) -> int | None:
    """Return the highest rank that stands exactly n times in ranks, or None if no rank does.

    The ranks come highest first, so the first that fits is the highest.
    """
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
    return None
