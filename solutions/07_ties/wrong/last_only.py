"""The last only: after sorting, the hand at the end wins alone, and its equal beside it goes away empty-handed.

Stage: TestTies
Ask: The hand at the end is one of the best. How do you find out whether the one beside it is just as good?
"""

from ace_low import hand_rank


def poker(hands):
    return sorted(hands, key=hand_rank)[-1:]
