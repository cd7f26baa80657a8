"""An error for nothing: the two pairs are taken from a list by their places, and in most hands it is too short.

Stage: TestNothing
Ask: How long is your list of pairs for a straight, or for a hand with one pair?
"""


def two_pair(ranks):
    pairs = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    return (pairs[0], pairs[1])
