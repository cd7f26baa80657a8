"""The largest groups: pairs come before single cards and the rest is cut off, so a third pair keeps a high kicker out.

Stage: TestGroups
Ask: Beside queens and nines, what is better as the fifth card: a king, or one of two fours?
"""

from itertools import combinations

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    if hand_rank(best)[0] in (4, 5, 8):
        return best
    ranks = [rank for rank, suit in hand]
    return sorted(hand, key=lambda card: (ranks.count(card[0]), RANKS.index(card[0])), reverse=True)[:5]
