"""A generator: yield hands the cards out one by one, so what comes back is no list, and can be read only once.

Stage: TestFive
Ask: What do you see when you print the answer, and what is in it when it is read a second time?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("five cards, please")
    yield from max(combinations(hand, 5), key=hand_rank)
