"""The class only: hands are compared by the first part of their rank, so a pair of nines ties with kings.

Stage: TestRankNotClass
Ask: Both players hold one pair. Which part of their rank says that it is not the same pair, and do you look there?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    return allmax(hands, key=lambda hand: hand_rank(hand)[0])
