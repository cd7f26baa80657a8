"""A right answer that prints much, and just not too much.

Verdict: passed
"""

import os
import sys


def kind(n, ranks):
    print("x" * 10_000)
    sys.stderr.write("y" * 10_000 + "\n")
    os.write(1, b"below Python")
    sys.stdout.flush()
    return next((rank for rank in ranks if ranks.count(rank) == n), None)
