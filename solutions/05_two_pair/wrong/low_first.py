"""The lower pair first: the pairs are sorted upwards, so two hands are compared by their lower pairs.

Stage: TestHighFirst
"""


def two_pair(ranks):
    pairs = sorted(set(r for r in ranks if ranks.count(r) == 2))
    return pairs if len(pairs) == 2 else None
