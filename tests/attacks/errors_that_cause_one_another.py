"""Raises an error with a cause that has a cause, without end.

Verdict: crashed
"""


def kind(n, ranks):
    first, second = ValueError("first"), ValueError("second")
    first.__cause__, second.__cause__ = second, first
    for _ in range(50_000):
        cause = first
        first = ValueError("next")
        first.__context__ = cause
    raise first
