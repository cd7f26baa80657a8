"""A list of cards: every card whose rank fits comes back, in a list, where one rank is the answer.

Stage: TestCounting
Ask: How many ranks does the caller want to hear, and how many do you give it for a pair?
"""


def kind(n, ranks):
    return [rank for rank in ranks if ranks.count(rank) == n] or None
