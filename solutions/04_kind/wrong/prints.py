"""Printed, not returned: the answer appears on the screen, and the caller gets None.

Stage: TestCounting
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            print(rank)
            break
