"""The count instead of the rank: how often it stands is returned, not which rank it is.

Stage: TestCounting
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return ranks.count(rank)
    return None
