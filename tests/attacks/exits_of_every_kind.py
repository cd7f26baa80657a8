"""Ends the program, in another way at each call.

Verdict: crashed
"""

import itertools
import sys


class Leave(SystemExit):
    pass


ways = itertools.cycle([sys.exit, quit, exit, Leave, KeyboardInterrupt, GeneratorExit])


def kind(n, ranks):
    way = next(ways)
    if isinstance(way, type):
        raise way
    way(0)
