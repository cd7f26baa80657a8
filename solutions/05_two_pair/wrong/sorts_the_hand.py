"""The caller's list is sorted in place: the ranks come back lowest first, which two_pair was not asked to do.

Stage: TestSafe
Ask: Which of your lines does something to the list that was given, and does the caller want that?
"""


def two_pair(ranks):
    ranks.sort()
    pairs = [ranks[i] for i in range(4, -1, -1) if ranks.count(ranks[i]) == 2]
    if len(pairs) == 4:
        return (pairs[0], pairs[2])
