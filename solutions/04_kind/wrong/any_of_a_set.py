"""Any one of a set: the ranks that fit are gathered in a set, and whichever of them it gives first is returned.

Stage: TestHighest
Ask: Two ranks fit and lie in a set together. Who decides which of them comes out first?
"""


def kind(n, ranks):
    fitting = {rank for rank in ranks if ranks.count(rank) == n}
    return fitting.pop() if fitting else None
