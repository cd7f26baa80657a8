"""Fixed places: the pairs are looked for in the first four cards only, as if the fifth card always stood last.

Stage: TestBothPairs
"""


def two_pair(ranks):
    if ranks[0] == ranks[1] and ranks[2] == ranks[3] and ranks[1] != ranks[2] and ranks[3] != ranks[4]:
        return (ranks[0], ranks[2])
    return None
