"""An error for nothing: when no rank fits, max is to find the highest of no ranks at all, and raises a ValueError.

Stage: TestNothing
Ask: What is the highest of no ranks at all? What does Python say, and what does the statement say?
"""


def kind(n, ranks):
    return max(rank for rank in ranks if ranks.count(rank) == n)
