"""Whatever was found: the list of pairs is returned unchecked, with one pair in it or none at all.

Stage: TestNothing
Ask: What comes back for a hand with one pair, or with none, and what was promised for them?
"""


def two_pair(ranks):
    pairs = []
    for rank in ranks:
        if ranks.count(rank) == 2 and rank not in pairs:
            pairs.append(rank)
    return pairs
