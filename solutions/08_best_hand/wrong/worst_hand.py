"""The worst hand: sorted goes upwards, and the first of it is the hand that is worth least.

Stage: TestSix
Ask: Which end of your sorted hands is the best one?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    return sorted(combinations(hand, 5), key=hand_rank)[0]
