"""Gives back a list that is an element of itself.

Verdict: wrong
"""


def kind(n, ranks):
    ranks.append(ranks)
    return ranks
