"""Empties the list that it was given, so that nothing is in it for anybody.

Verdict: wrong
"""


def kind(n, ranks):
    ranks.clear()
    return None
