"""The aces are left out: range stops before its end, so the rank 14 is never looked at.

Stage: TestBothPairs
"""


def two_pair(ranks):
    pairs = [rank for rank in range(2, 14) if ranks.count(rank) == 2]
    return (pairs[1], pairs[0]) if len(pairs) == 2 else None
