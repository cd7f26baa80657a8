"""Counts all ranks once, then takes the largest that fits: in whatever order the ranks come."""

from collections import Counter


def kind(n: int, ranks: list[int]) -> int | None:
    counts = Counter(ranks)
    return max((rank for rank, count in counts.items() if count == n), default=None)
