"""Raises what tells a test library to skip, to expect a failure or to stop.

Verdict: crashed
"""

import itertools
import unittest


def error(name, base):
    made = type(name, (base,), {})
    made.__module__ = made.__qualname__ = "builtins"
    return made


names = ("Skipped", "XFailed", "Failed", "Exit", "OutcomeException", "UnsatisfiedAssumption", "StopTest", "OutOfTime")
errors = itertools.cycle(
    [unittest.SkipTest, *(error(name, base) for name in names for base in (Exception, BaseException))]
)


def kind(n, ranks):
    raise next(errors)("not today")
