"""None for nobody: where no hands are given None comes back, and a loop over the winners ends in an error.

Stage: TestExtremes
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    if hands:
        return allmax(hands, key=hand_rank)
