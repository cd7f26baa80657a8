"""The order of a set: a set forgets that the ranks came highest first, and whichever comes first is returned.

Stage: TestHighest
Ask: The ranks came highest first. In which order do they come once they have been in a set?
"""


def kind(n, ranks):
    for rank in set(ranks):
        if ranks.count(rank) == n:
            return rank
    return None
