"""Ends the process in each call.

Verdict: crashed
"""

import os


def kind(n, ranks):
    os._exit(0)
