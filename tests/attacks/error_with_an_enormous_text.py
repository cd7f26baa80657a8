"""Raises an error with a text of a hundred megabytes.

Verdict: crashed
"""


def kind(n, ranks):
    raise ValueError("x" * 100_000_000)
