"""Round the corner: the ranks form a ring, so three, two, ace, king, queen pass for a straight.

Stage: TestRuns
Ask: Which cards stand on both sides of the ace in the straight that you found?
"""

from itertools import combinations

from ace_low import hand_rank

RING = "23456789TJQKA2345"


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    if hand_rank(best)[0] < 4:
        by_rank = {card[0]: card for card in hand}
        for start in range(13):
            run = RING[start : start + 5]
            if all(rank in by_rank for rank in run):
                return [by_rank[rank] for rank in run]
    return best
