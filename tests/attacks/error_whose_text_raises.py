"""Raises an error that can't be shown.

Verdict: crashed
"""


class Silent(Exception):
    def __str__(self):
        raise RuntimeError("no")


def kind(n, ranks):
    raise Silent
