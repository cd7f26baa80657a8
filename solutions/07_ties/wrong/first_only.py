"""The first only: max stops at the first of several best hands, and a list around it makes no tie of it.

Stage: TestTies
Ask: Once you know the best hand, which question about every other hand at the table have you not asked?
"""

from ace_low import hand_rank


def poker(hands):
    return [max(hands, key=hand_rank)] if hands else []
