"""Starts copies of itself.

Verdict: crashed
"""

import os


def kind(n, ranks):
    for _ in range(1000):
        os.fork()
