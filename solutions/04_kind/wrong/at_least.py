"""At least n: a rank that stands more often than n times is taken too, so four nines hold a pair.

Stage: TestExactly
Seen: 1
Ask: How many nines make a pair of nines here, and what does your comparison let through?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) >= n:
            return rank
    return None
