"""Gives back a set that takes for ever to make again.

Verdict: crashed
"""


def kind(n, ranks):
    return {number * (2**61 - 1) for number in range(3000)}
