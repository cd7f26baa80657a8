"""An error for nothing: two names are to be filled from a list that does not always hold two pairs.

Stage: TestNothing
Ask: How many pairs may a hand hold, and for which of these numbers do your two names fit?
"""


def two_pair(ranks):
    high, low = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    return (high, low)
