"""Six cards come back: every card whose rank is in the straight is taken, both cards of a pair among them.

Stage: TestRuns
Seen: 1
Ask: How many cards has your answer when two sixes lie in a straight?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    if hand_rank(best)[0] == 4:
        ranks = [rank for rank, suit in best]
        return [card for card in hand if card[0] in ranks]
    return list(best)
