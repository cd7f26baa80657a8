"""Kickers forgotten: a rank that stands once is never reported, as if n could only be 2, 3 or 4.

Stage: TestCounting
Ask: What does n = 1 ask for, and how often must a rank stand to get through your condition then?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n > 1:
            return rank
    return None
