"""Gives back two hundred thousand values.

Verdict: crashed
"""


def kind(n, ranks):
    return list(range(200_000))
