"""A set of hands: the winners went through a set, which forgets their order and takes equal hands for one.

Stage: TestOrder
Ask: Which player sits first in a set, and how many times can a set hold the same hand?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    winners = {tuple(hand) for hand in allmax(hands, key=hand_rank)}
    return [list(hand) for hand in sorted(winners)]
