"""The first five: the cards that came first are the hand, whatever came later.

Stage: TestSix
"""


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("a hand has five cards")
    return hand[:5]
