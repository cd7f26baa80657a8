"""No hands, no answer: max of nothing is an error, though the statement promises an empty list.

Stage: TestExtremes
Ask: Nobody plays: which line of yours needs at least one hand, and who should have won?
"""

from ace_low import hand_rank


def poker(hands):
    best = max(hand_rank(hand) for hand in hands)
    return [hand for hand in hands if hand_rank(hand) == best]
