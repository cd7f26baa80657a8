"""The cards are sorted in place: the winner comes back with its cards in another order than it was given.

Stage: TestOneWinner
Ask: Compare the winner that you return with the hand that was given, card by card: who moved the cards?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    for hand in hands:
        hand.sort()
    return allmax(hands, key=hand_rank)
