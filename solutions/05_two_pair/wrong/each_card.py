"""One entry a card, not a rank: every card that has a partner is listed, so each pair is named twice.

Stage: TestBothPairs
Ask: How many pairs has the hand, and how many numbers do you give? What is each of them about?
"""


def two_pair(ranks):
    found = [rank for rank in ranks if ranks.count(rank) == 2]
    return tuple(found) if len(found) == 4 else None
