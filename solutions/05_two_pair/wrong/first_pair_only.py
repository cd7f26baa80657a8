"""Done after the first pair: the return stands inside the loop, and the second pair is never reached.

Stage: TestBothPairs
"""


def two_pair(ranks):
    pairs = []
    for rank in ranks:
        if ranks.count(rank) == 2 and rank not in pairs:
            pairs.append(rank)
            return pairs if len(pairs) == 2 else None
    return None
