"""None for too few: a start value that is never replaced comes back, and no error says what was wrong.

Stage: TestTooFew
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    best = None
    for five in combinations(hand, 5):
        if best is None or hand_rank(five) > hand_rank(best):
            best = list(five)
    return best
