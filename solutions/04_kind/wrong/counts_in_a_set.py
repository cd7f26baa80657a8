"""Counting after set(): once the duplicates are gone every rank stands once.

Stage: TestCounting
"""


def kind(n, ranks):
    unique = sorted(set(ranks), reverse=True)
    for rank in unique:
        if unique.count(rank) == n:
            return rank
    return None
