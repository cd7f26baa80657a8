"""The last one found: the search goes on after a hit, so the lowest rank that fits overwrites the highest.

Stage: TestHighest
Ask: Two ranks fit. Which one do you meet first, and what happens to it when you meet the second?
"""


def kind(n, ranks):
    found = None
    for rank in ranks:
        if ranks.count(rank) == n:
            found = rank
    return found
