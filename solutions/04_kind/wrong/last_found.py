"""The last one found: the loop goes on after a hit, so the lowest rank that fits overwrites the highest.

Stage: TestHighest
"""


def kind(n, ranks):
    found = None
    for rank in ranks:
        if ranks.count(rank) == n:
            found = rank
    return found
