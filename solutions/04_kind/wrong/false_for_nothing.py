"""False for nothing: when no rank fits, False comes back, and the statement says None.

Stage: TestNothing
Ask: What does the statement promise when no rank fits, and what exactly do you return then?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
    return False
