"""The ace is only high: five, four, three, two, ace are nothing, as in the program of unit 03.

Stage: TestRuns
Ask: What is the ace worth in A, 2, 3, 4, 5, and what does the ranking that you ask say about it?
"""

from itertools import combinations

from hand_rank import hand_rank


def best_hand(hand):
    return list(max(combinations(hand, 5), key=hand_rank))
