"""The rank beside the hand: pairs were made for the comparison and never taken apart again.

Stage: TestOneWinner
Ask: You made pairs to compare by. What did the statement promise: the pairs, or only one half of each?
"""

from ace_low import hand_rank


def poker(hands):
    ranked = [(hand_rank(hand), hand) for hand in hands]
    best = max((rank for rank, hand in ranked), default=None)
    return [pair for pair in ranked if pair[0] == best]
