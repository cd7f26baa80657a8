"""The hand is emptied: the cards are taken out of the caller's own list, one after the other, and none goes back.

Stage: TestSafe
Ask: hand_rank goes on with the same ranks after your answer. What does it find there?
"""


def two_pair(ranks):
    counts = {}
    while ranks:
        rank = ranks.pop(0)
        counts[rank] = counts.get(rank, 0) + 1
    pairs = [rank for rank in counts if counts[rank] == 2]
    return tuple(pairs) if len(pairs) == 2 else None
