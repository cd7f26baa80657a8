"""Raises an error that takes for ever to show.

Verdict: out of time
"""


class Endless(Exception):
    def __str__(self):
        while True:
            pass


def kind(n, ranks):
    raise Endless
