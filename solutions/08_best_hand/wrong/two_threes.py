"""Three of a kind twice: exactly two of a kind are sought for a full house, and a second three is no pair.

So three of a kind and the two highest of the other cards come back.

Stage: TestGroups
"""

from itertools import combinations

from ace_low import hand_rank
from kind import kind

RANKS = "--23456789TJQKA"


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    ranks = sorted((RANKS.index(rank) for rank, suit in hand), reverse=True)
    if hand_rank(best)[0] == 6 and not kind(2, ranks):
        three = [card for card in hand if RANKS.index(card[0]) == kind(3, ranks)]
        others = [card for card in hand if card not in three]
        return three + sorted(others, key=lambda card: RANKS.index(card[0]), reverse=True)[:2]
    return best
