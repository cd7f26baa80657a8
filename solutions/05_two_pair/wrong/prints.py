"""Printed, not returned: both pairs appear on the screen, and the caller gets None.

Stage: TestBothPairs
"""


def two_pair(ranks):
    pairs = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    if len(pairs) == 2:
        print(pairs)
