"""Zero for nothing: the search begins with 0 as its answer, and where no rank fits the 0 is still there.

Stage: TestNothing
Ask: Is 0 the rank of a card? What does the statement want to hear when there is none?
"""


def kind(n, ranks):
    highest = 0
    for rank in ranks:
        if ranks.count(rank) == n and rank > highest:
            highest = rank
    return highest
