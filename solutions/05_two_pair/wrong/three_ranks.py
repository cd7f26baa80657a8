"""Three different ranks: two pairs and a fifth card have three of them, but so has three of a kind with two more.

Stage: TestExactly
Ask: Write down one hand of each kind that has just three different ranks. How many pairs does each of them hold?
"""


def two_pair(ranks):
    if len(set(ranks)) == 3:
        high, low = sorted(set(ranks), key=lambda r: (ranks.count(r), r), reverse=True)[:2]
        return (high, low)
    return None
