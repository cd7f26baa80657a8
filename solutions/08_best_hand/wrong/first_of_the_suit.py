"""The first five of the suit: six hearts are a flush, and the first five of them come back, be they the highest or not.

Stage: TestRuns
Ask: Six hearts lie before you. Which of them has to stay out, and who decides that in your code?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    for suit in "SHDC":
        suited = [card for card in hand if card[1] == suit]
        if len(suited) >= 5 and hand_rank(max(combinations(suited, 5), key=hand_rank))[0] == 5:
            return suited[:5]
    return max(combinations(hand, 5), key=hand_rank)
