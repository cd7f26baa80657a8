"""Gives back numbers without end.

Verdict: wrong
"""

import itertools


def kind(n, ranks):
    return itertools.count()
