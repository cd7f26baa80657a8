"""Has no stack left for Python itself.

Verdict: crashed
"""

import itertools


def kind(n, ranks):
    nested = iter(ranks)
    for _ in range(300_000):
        nested = itertools.chain(nested)
    return next(nested)
