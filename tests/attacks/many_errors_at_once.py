"""Raises a group of a hundred thousand errors.

Verdict: crashed
"""


def kind(n, ranks):
    raise ExceptionGroup("all", [ValueError(number) for number in range(100_000)])
