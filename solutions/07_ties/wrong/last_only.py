"""The last only: after sorting, the hand at the end wins alone, and its equal beside it goes away empty-handed.

Stage: TestTies
"""

from ace_low import hand_rank


def poker(hands):
    return sorted(hands, key=hand_rank)[-1:]
