"""Reads where there is no memory.

Verdict: crashed
"""

import ctypes


def kind(n, ranks):
    return ctypes.string_at(0)
