"""Kickers don't count: the rank is cut after its second part, so equal pairs always tie.

Stage: TestRankNotClass
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    return allmax(hands, key=lambda hand: hand_rank(hand)[:2])
