"""Makes the list that it was given say what it says.

Verdict: wrong
"""


def kind(n, ranks):
    ranks[:] = [0] * n
    return 0
