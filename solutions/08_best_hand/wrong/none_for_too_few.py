"""None for too few: with fewer than five cards None comes back, and no error says what was wrong.

Stage: TestTooFew
Ask: How often does your loop run when the hand has four cards, and what is in your answer then?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    best = None
    for five in combinations(hand, 5):
        if best is None or hand_rank(five) > hand_rank(best):
            best = list(five)
    return best
