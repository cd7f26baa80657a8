"""The first five of the suit: six hearts are a flush, but which five of them counts is left to the order of the hand.

Stage: TestRuns
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    for suit in "SHDC":
        suited = [card for card in hand if card[1] == suit]
        if len(suited) >= 5 and hand_rank(max(combinations(suited, 5), key=hand_rank))[0] == 5:
            return suited[:5]
    return max(combinations(hand, 5), key=hand_rank)
