"""Kickers don't count: the rank is cut after its second part, so equal pairs always tie.

Stage: TestRankNotClass
Ask: Two pairs of kings with the same first parts of their ranks: where in the rank does the three beat the two?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    return allmax(hands, key=lambda hand: hand_rank(hand)[:2])
