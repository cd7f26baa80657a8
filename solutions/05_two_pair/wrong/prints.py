"""Nothing comes back: the answer may appear on the screen, but the caller gets None.

Stage: TestBothPairs
Ask: What can hand_rank do with a number on the screen, and what does the call itself give?
"""


def two_pair(ranks):
    pairs = sorted({rank for rank in ranks if ranks.count(rank) == 2}, reverse=True)
    if len(pairs) == 2:
        print(pairs)
