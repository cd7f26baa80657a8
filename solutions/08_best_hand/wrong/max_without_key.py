"""max without a key: tuples of texts are compared by the alphabet, in which T comes after Q, and A before K.

Stage: TestSix
"""

from itertools import combinations


def best_hand(hand):
    return list(max(combinations(hand, 5)))
