"""None for nobody: where no hands are given None comes back, and a loop over the winners ends in an error.

Stage: TestExtremes
Ask: Read your function with an empty list in mind: which line does it reach last, and what does that line give?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    if hands:
        return allmax(hands, key=hand_rank)
