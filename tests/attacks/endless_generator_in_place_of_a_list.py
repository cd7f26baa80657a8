"""Gives back all values, without end.

Verdict: wrong
Unit: 02
"""

import itertools


def poker(hands):
    return itertools.count()


def allmax(iterable, key=None):
    return itertools.cycle(iterable)
