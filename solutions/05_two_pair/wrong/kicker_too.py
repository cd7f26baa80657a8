"""The kicker comes along: the fifth card is returned behind the pairs, though only the pairs were asked for.

Stage: TestBothPairs
Ask: The caller asked for the pairs. Which of the ranks that you give belongs to no pair?
"""


def two_pair(ranks):
    by_count = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    if [ranks.count(rank) for rank in by_count] == [2, 2, 1]:
        return tuple(by_count)
    return None
