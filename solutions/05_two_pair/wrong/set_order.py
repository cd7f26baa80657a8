"""The order of a set: set() drops the second card of each pair and the order of the ranks along with it.

Stage: TestHighFirst
Seen: 10
"""


def two_pair(ranks):
    pairs = []
    for rank in set(ranks):
        if ranks.count(rank) == 2:
            pairs.append(rank)
    if len(pairs) == 2:
        return tuple(pairs)
    return None
