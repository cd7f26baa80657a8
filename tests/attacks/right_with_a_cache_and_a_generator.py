"""A right answer by way of a decorator, a cache and a generator.

Verdict: passed
"""

import functools


def with_tuples(function):
    @functools.wraps(function)
    def call(n, ranks):
        return function(n, tuple(ranks))

    return call


def standing(n, ranks):
    yield from (rank for rank in ranks if ranks.count(rank) == n)


@with_tuples
@functools.lru_cache(maxsize=None)
def kind(n, ranks):
    return max(standing(n, ranks), default=None)
