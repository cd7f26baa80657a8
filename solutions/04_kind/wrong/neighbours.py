"""Runs of neighbours: a rank is taken as soon as n equal ranks stand side by side, even if more follow.

Stage: TestExactly
Ask: You have seen two nines side by side. What might the next card be, and would it change your answer?
"""


def kind(n, ranks):
    for i in range(len(ranks) - n + 1):
        if ranks[i : i + n] == [ranks[i]] * n:
            return ranks[i]
    return None
