"""Counting after set(): the duplicates are gone before anything is counted, so every rank stands once.

Stage: TestCounting
Ask: Write the hand down as it is at the moment when you count. How many nines are left in it?
"""


def kind(n, ranks):
    unique = sorted(set(ranks), reverse=True)
    for rank in unique:
        if unique.count(rank) == n:
            return rank
    return None
