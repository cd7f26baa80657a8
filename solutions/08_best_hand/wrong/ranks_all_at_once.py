"""All cards ranked at once: hand_rank is asked about six or seven cards, and five cards with that very rank are sought.

Stage: TestSix
Seen: 3
Ask: How many ranks does hand_rank see when you ask it about seven cards, and how many was it written for?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    for five in combinations(hand, 5):
        if hand_rank(five) == hand_rank(hand):
            return list(five)
