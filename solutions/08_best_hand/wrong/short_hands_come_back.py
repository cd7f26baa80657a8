"""Short hands come back: what has five cards or fewer is returned as it is, four cards too.

Stage: TestTooFew
Ask: What does your program do with four cards, and is that a hand of five?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) <= 5:
        return hand
    return max(combinations(hand, 5), key=hand_rank)
