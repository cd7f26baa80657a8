"""Writes without end on the descriptors of standard output and error.

Verdict: out of time
"""

import os
import sys


def kind(n, ranks):
    while True:
        os.write(1, b"x" * 65536)
        os.write(2, b"x" * 65536)
        sys.__stdout__.write("x" * 1000)
