"""The first five: the cards that came first are the hand, whatever came later.

Stage: TestSix
Ask: What does your function do with the sixth card?
"""


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("a hand has five cards")
    return hand[:5]
