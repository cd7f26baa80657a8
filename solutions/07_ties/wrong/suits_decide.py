"""Suits decide: where ranks are equal, the suit of the highest card breaks the tie, which poker never does.

Stage: TestTies
Ask: Which rule of poker says that spades are better than clubs, and what happens to the pot without it?
"""

from ace_low import hand_rank
from allmax import allmax

ORDER = "CDHS"


def highest_suit(hand):
    _, suit = max((("23456789TJQKA".index(card[0]), ORDER.index(card[1])) for card in hand))
    return suit


def poker(hands):
    return allmax(hands, key=lambda hand: (hand_rank(hand), highest_suit(hand)))
