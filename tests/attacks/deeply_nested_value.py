"""Gives back a tuple in a tuple in a tuple.

Verdict: crashed
"""


def kind(n, ranks):
    value = ()
    for _ in range(100_000):
        value = (value,)
    return value
