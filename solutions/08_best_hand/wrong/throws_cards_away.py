"""Two cards are thrown away: whatever is not in the best hand is removed from the player's own list.

Stage: TestSafe
Ask: How many cards does the player hold after the call?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    best = max(combinations(hand, 5), key=hand_rank)
    for card in list(hand):
        if card not in best:
            hand.remove(card)
    return hand
