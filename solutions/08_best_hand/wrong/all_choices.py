"""Every choice: all hands of five come back, sorted by what they are worth, and nobody takes the first.

Stage: TestFive
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    return sorted(combinations(hand, 5), key=hand_rank, reverse=True)
