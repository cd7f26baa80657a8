"""Computes a power with more digits than there are atoms.

Verdict: out of time
"""


def kind(n, ranks):
    return pow(7, 9**9, 10**200_000)
