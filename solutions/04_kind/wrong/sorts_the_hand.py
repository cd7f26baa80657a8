"""The caller's list is sorted in place: the ranks come back lowest first, which kind was not asked to do.

Stage: TestSafe
Ask: Print the caller's list before and after the call. Which line of yours made the difference?
"""


def kind(n, ranks):
    ranks.sort()
    found = [rank for rank in ranks if ranks.count(rank) == n]
    return found[-1] if found else None
