"""Nothing comes back: the answer may appear on the screen, but the caller gets None.

Stage: TestCounting
Ask: hand_rank wants to compare the answer. What does a call of kind give it, and what is only for the eyes?
"""


def kind(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            print(rank)
            break
