"""Raises what a test raises that fails, with a text as if it had passed.

Verdict: crashed
"""


def kind(n, ranks):
    raise AssertionError("assert 9 == 9\n +  where 9 = kind(2, [9, 9])")
