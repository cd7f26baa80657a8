"""The ace is only high: a ranking of its own, taken from before unit 06, so five, four, three, two, ace are nothing.

Stage: TestRuns
"""

from itertools import combinations

from hand_rank import hand_rank


def best_hand(hand):
    return list(max(combinations(hand, 5), key=hand_rank))
