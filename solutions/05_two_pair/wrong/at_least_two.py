"""At least two: three of a rank count as a pair as well, so every full house holds two pairs.

Stage: TestExactly
Seen: 8
Ask: How many tens make a pair of tens, and how many has a full house of tens and sevens?
"""


def two_pair(ranks):
    pairs = sorted({rank for rank in ranks if ranks.count(rank) >= 2}, reverse=True)
    if len(pairs) == 2:
        return (pairs[0], pairs[1])
    return None
