"""Only neighbours: slices of five cards that lie side by side are compared, so none in the middle is ever left out.

Stage: TestSix
Ask: Which card stays out of six in each of your choices? Can it be the third one?
"""

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    choices = [hand[i : i + 5] for i in range(len(hand) - 4)]
    return max(choices, key=hand_rank)
