"""Class and sum: within a class the ranks are added up, so many small cards outweigh a better pair.

Stage: TestRankNotClass
Ask: Nines with ace, king and queen, or kings with four, three and two: which add up to more, and which win?
"""

from ace_low import card_ranks, hand_rank
from allmax import allmax


def poker(hands):
    return allmax(hands, key=lambda hand: (hand_rank(hand)[0], sum(card_ranks(hand))))
