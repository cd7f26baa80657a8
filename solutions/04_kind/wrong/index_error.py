"""An error for nothing: the first of an empty list is asked for when no rank fits.

Stage: TestNothing
"""


def kind(n, ranks):
    return [rank for rank in ranks if ranks.count(rank) == n][0]
