"""The ace is only high: the rank comes from unit 03, which does not know that A2345 is a straight.

Stage: TestRankNotClass
Ask: Two units write a `hand_rank`. What does each of them say about A 2 3 4 5, and which one do you ask?
"""

from allmax import allmax
from hand_rank import hand_rank


def poker(hands):
    return allmax(hands, key=hand_rank)
