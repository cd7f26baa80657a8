"""Done after the first pair: its rank comes back at once, by itself, and the second pair is never reached.

Stage: TestBothPairs
Ask: Which cards had your function not yet looked at when it gave its answer?
"""


def two_pair(ranks):
    for rank in ranks:
        if ranks.count(rank) == 2:
            return rank
    return None
