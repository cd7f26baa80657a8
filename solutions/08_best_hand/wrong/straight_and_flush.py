"""Straight and flush from different cards: seven cards that hold both are taken for a straight flush.

Stage: TestRuns
Ask: Which five cards are your straight, and which are your flush? Are they the same five?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    fives = list(combinations(hand, 5))
    straights = [five for five in fives if hand_rank(five)[0] in (4, 8)]
    flushes = [five for five in fives if hand_rank(five)[0] in (5, 8)]
    if straights and flushes:
        return max(straights, key=lambda five: hand_rank(five)[1])
    return max(fives, key=hand_rank)
