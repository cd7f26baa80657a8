"""Complains without end.

Verdict: too much output
"""

import sys


def kind(n, ranks):
    while True:
        print("x" * 1000, file=sys.stderr)
