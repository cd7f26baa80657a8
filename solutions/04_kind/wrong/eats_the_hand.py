"""The hand is eaten: each rank that does not fit is removed from the caller's own list.

Stage: TestSafe
Ask: Whose list is ranks, and which cards are still in it when the caller looks at it afterwards?
"""


def kind(n, ranks):
    while ranks:
        rank = ranks[0]
        if ranks.count(rank) == n:
            return rank
        while rank in ranks:
            ranks.remove(rank)
    return None
