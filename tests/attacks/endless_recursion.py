"""Calls itself for ever.

Verdict: crashed
"""


def kind(n, ranks):
    return kind(n, ranks)
