"""The lower pair: a full house is made of the three and the lower one of two pairs.

Stage: TestGroups
Ask: Three jacks, two sevens, two fours: which two pairs could go with the jacks, and which one do you keep?
"""

from itertools import combinations

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    by_rank = {}
    for card in sorted(hand, key=lambda card: RANKS.index(card[0]), reverse=True):
        by_rank.setdefault(card[0], []).append(card)
    by_size = {len(group): group for group in by_rank.values()}
    if 3 in by_size and 2 in by_size:
        return by_size[3] + by_size[2]
    return list(max(combinations(hand, 5), key=hand_rank))
