"""A right answer that prints a lot and complains.

Verdict: passed
"""

import sys


def kind(n, ranks):
    print("looking at", ranks * 50)
    print("complaint", file=sys.stderr)
    return next((rank for rank in ranks if ranks.count(rank) == n), None)
