"""Three of a kind twice: the second three is not taken for a pair, so no full house comes of them.

Three of a kind and the two highest of the other cards come back.

Stage: TestGroups
Ask: Three nines and three sixes: what is the best use of the sixes, and why does your search not see it?
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
