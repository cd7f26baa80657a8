"""Lifts the limit of recursion and calls itself for ever.

Verdict: out of memory
"""

import sys

sys.setrecursionlimit(2**31 - 1)


def kind(n, ranks):
    return kind(n, [0] * 1_000_000)
