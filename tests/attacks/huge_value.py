"""Gives back ten million values.

Verdict: crashed
"""


def kind(n, ranks):
    return list(range(10_000_000))
