"""The order of a set: set() drops the second card of each pair and the order of the ranks along with it.

Stage: TestHighFirst
Seen: 10
Ask: The ranks came highest first. What have you done with them that made them forget it?
"""


def two_pair(ranks):
    pairs = []
    for rank in set(ranks):
        if ranks.count(rank) == 2:
            pairs.append(rank)
    if len(pairs) == 2:
        return tuple(pairs)
    return None
