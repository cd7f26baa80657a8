"""A generator that takes from itself.

Verdict: crashed
"""


def numbers():
    yield from numbers()


def kind(n, ranks):
    return list(numbers())
