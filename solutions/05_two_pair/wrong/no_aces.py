"""The aces are left out: the search ends at the king, so the rank 14 is never looked at.

Stage: TestBothPairs
Ask: Which is the last number that your range gives, and which rank is the highest of the deck?
"""


def two_pair(ranks):
    pairs = [rank for rank in range(2, 14) if ranks.count(rank) == 2]
    return (pairs[1], pairs[0]) if len(pairs) == 2 else None
