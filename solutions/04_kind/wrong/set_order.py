"""The order of a set: set() forgets that the ranks came highest first, and whichever comes first is returned.

Stage: TestHighest
"""


def kind(n, ranks):
    for rank in set(ranks):
        if ranks.count(rank) == n:
            return rank
    return None
