"""Puts another program in its own place.

Verdict: crashed
"""

import os


def kind(n, ranks):
    os.execv("/bin/sh", ["sh", "-c", "while :; do echo passed; echo passed >&2; done | head -n 1000"])
