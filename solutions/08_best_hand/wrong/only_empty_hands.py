"""Only no cards at all: an empty hand is an error, but one to four cards come back as the best of themselves.

Stage: TestTooFew
Ask: From how many cards on is there a hand of five, and up to how many do you complain?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    size = min(5, len(hand))
    if size == 0:
        raise ValueError("an empty hand")
    if size < 5:
        return list(hand)
    return list(max(combinations(hand, size), key=hand_rank))
