"""Every choice: all hands of five come back, sorted by what they are worth, not the one that is best.

Stage: TestFive
Ask: How many hands come back from your function, and how many did the caller ask for?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    return sorted(combinations(hand, 5), key=hand_rank, reverse=True)
