"""Fixed places: the pairs are looked for among the first four cards only, as if the fifth card always stood last.

Stage: TestBothPairs
Ask: At how many places in a sorted hand can the card without a partner stand?
"""


def two_pair(ranks):
    if ranks[0] == ranks[1] and ranks[2] == ranks[3] and ranks[1] != ranks[2] and ranks[3] != ranks[4]:
        return (ranks[0], ranks[2])
    return None
