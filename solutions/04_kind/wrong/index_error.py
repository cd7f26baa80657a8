"""An error for nothing: the first of an empty list is asked for when no rank fits.

Stage: TestNothing
Ask: What does your list of ranks that fit look like for a hand without a pair, and where is its first item?
"""


def kind(n, ranks):
    return [rank for rank in ranks if ranks.count(rank) == n][0]
