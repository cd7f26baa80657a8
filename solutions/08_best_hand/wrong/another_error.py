"""Another error: the first of an empty list is an IndexError, and a caller that expects a ValueError misses it.

Stage: TestTooFew
Ask: Which error does your code end with when there are four cards, and which one does the caller wait for?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    choices = sorted(combinations(hand, 5), key=hand_rank, reverse=True)
    return list(choices[0])
