"""One card out: combinations of all cards but one, so six of seven come back, ranked as if they were a hand.

Stage: TestSeven
Ask: How many cards stay out of a hand of seven, and how many does your program leave out?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    if len(hand) == 5:
        return hand
    return max(combinations(hand, len(hand) - 1), key=hand_rank)
