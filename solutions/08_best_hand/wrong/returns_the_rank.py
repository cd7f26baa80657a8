"""The rank instead of the cards: max of the ranks says how good the best hand is, not which cards make it.

Stage: TestFive
Ask: Can a caller lay your answer on the table, card by card?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    return max(hand_rank(five) for five in combinations(hand, 5))
