"""False for nothing: the statement says None when no rank fits.

Stage: TestNothing
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
    return False
