"""The lowest straight: of six cards in a row the lower five come back, for the search goes upwards and stops early.

Stage: TestRuns
Ask: Of nine, eight, seven, six, five, four, which straights can be made, and which of them do you meet first?
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
