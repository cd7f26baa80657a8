"""No hands, no answer: max of nothing is an error, though the statement promises an empty list.

Stage: TestExtremes
"""

from ace_low import hand_rank


def poker(hands):
    best = max(hand_rank(hand) for hand in hands)
    return [hand for hand in hands if hand_rank(hand) == best]
