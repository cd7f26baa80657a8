"""Gives back a function that would answer later.

Verdict: wrong
"""


def kind(n, ranks):
    return lambda: max(ranks)
