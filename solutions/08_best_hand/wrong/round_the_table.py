"""Neighbours round the table: the hand is turned like a wheel and five in a row are taken, one start after another.

Every choice of five from six is among them, and only seven of the 21 choices from seven.

Stage: TestSeven
Ask: Two cards stay out of seven. Which pairs of places can these be in your program?
"""

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    return max(((hand[i:] + hand[:i])[:5] for i in range(len(hand))), key=hand_rank)
