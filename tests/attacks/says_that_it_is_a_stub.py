"""Raises the error of a function that is not yet written.

Verdict: not yet written
"""


def kind(n, ranks):
    raise NotImplementedError("kind: your turn")
