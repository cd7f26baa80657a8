"""A shortcut for one hand: where only one is given it comes back bare, without a list around it.

Stage: TestExtremes
Ask: What will `len(winners)` be for the caller who gave one hand, and what should it be?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    if len(hands) == 1:
        return hands[0]
    return allmax(hands, key=hand_rank)
