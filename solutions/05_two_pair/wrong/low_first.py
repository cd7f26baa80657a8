"""The lower pair first: the two pairs come in rising order, so two hands would be compared by their lower pairs.

Stage: TestHighFirst
Ask: Read your answers for two hands from left to right. Which pair is compared first, and which one counts more?
"""


def two_pair(ranks):
    pairs = sorted(set(r for r in ranks if ranks.count(r) == 2))
    return pairs if len(pairs) == 2 else None
