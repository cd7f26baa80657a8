"""Closes the pipe on which it should answer.

Verdict: crashed
"""

import os


def kind(n, ranks):
    os.closerange(0, 64)
