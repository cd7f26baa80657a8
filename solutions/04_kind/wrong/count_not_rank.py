"""The count instead of the rank: what comes back is how often the rank stands, not which rank it is.

Stage: TestCounting
Ask: You know how often the rank stands, because you asked for it. What did the caller not know yet?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return ranks.count(rank)
    return None
