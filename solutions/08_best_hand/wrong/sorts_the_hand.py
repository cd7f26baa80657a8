"""The player's list is sorted in place: the answer is right, and the cards lie in another order afterwards.

Stage: TestSafe
Ask: In which order do the player's own cards lie after the call?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    hand.sort()
    return max(combinations(hand, 5), key=hand_rank)
