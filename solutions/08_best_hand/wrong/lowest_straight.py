"""The first straight from below: the search starts at the ace and two, and stops before it meets the higher straight.

Stage: TestRuns
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    if hand_rank(best)[0] != 4:
        return best
    by_rank = {card[0]: card for card in hand}
    for start in range(10):
        run = "A23456789TJQKA"[start : start + 5]
        if all(rank in by_rank for rank in run):
            return [by_rank[rank] for rank in run]
