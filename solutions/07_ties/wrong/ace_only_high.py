"""The ace is only high: the rank comes from unit 03, which does not know that A2345 is a straight.

Stage: TestRankNotClass
"""

from allmax import allmax
from hand_rank import hand_rank


def poker(hands):
    return allmax(hands, key=hand_rank)
