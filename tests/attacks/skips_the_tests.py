"""Raises what a test framework takes for a skip.

Verdict: crashed
"""


class Skipped(BaseException):
    pass


Skipped.__module__ = "builtins"


def kind(n, ranks):
    raise Skipped("not today")
