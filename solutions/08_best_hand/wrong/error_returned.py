"""The error is returned: return ValueError(...) gives an error object back as if it were a hand, and raises nothing.

Stage: TestTooFew
Ask: What does a caller hold in hand after asking for the best of four cards, and did anything stop the program?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        return ValueError("not enough cards")
    return max(combinations(hand, 5), key=hand_rank)
