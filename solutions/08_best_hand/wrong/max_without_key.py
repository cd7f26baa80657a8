"""The alphabet decides: hands are compared as texts, where T comes after Q, and A before K.

Stage: TestSix
Ask: When two hands are compared in your program, what does Python look at first?
"""

from itertools import combinations


def best_hand(hand):
    return list(max(combinations(hand, 5)))
