"""Ranks for hands: the best rank is returned as often as it stands, and nobody knows who holds it.

Stage: TestOneWinner
Ask: Given only what you return, can anyone say which player has won? What did you compare, and what did you keep?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    return allmax([hand_rank(hand) for hand in hands])
