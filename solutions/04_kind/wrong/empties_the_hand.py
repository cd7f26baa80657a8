"""The hand is emptied: the ranks are taken out of the caller's own list to be counted, and none of them is put back.

Stage: TestSafe
Ask: What does the caller find in its list after your count, and what would a second question find there?
"""


def kind(n, ranks):
    counts = {}
    while ranks:
        rank = ranks.pop()
        counts[rank] = counts.get(rank, 0) + 1
    return max((rank for rank in counts if counts[rank] == n), default=None)
