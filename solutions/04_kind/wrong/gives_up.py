"""Given up after the first look: where the first card does not fit, None comes back and the others are never asked.

Stage: TestCounting
Ask: How many cards has your function looked at when it says that nothing fits?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
        return None
