"""Runs of neighbours: a rank is taken as soon as n equal ranks stand side by side, even if more follow.

Stage: TestExactly
"""


def kind(n, ranks):
    for i in range(len(ranks) - n + 1):
        if ranks[i : i + n] == [ranks[i]] * n:
            return ranks[i]
    return None
