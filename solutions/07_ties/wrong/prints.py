"""Printed, not returned: the winners appear on the screen, and the caller gets None.

Stage: TestOneWinner
Ask: What would `winners = poker(hands)` hold after your function has run, and where did the hands go?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    for winner in allmax(hands, key=hand_rank):
        print(winner)
