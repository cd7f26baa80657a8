"""Two steps without allmax: what is the best rank, and who has it?"""

from ace_low import hand_rank


def poker(hands):
    best = max(map(hand_rank, hands), default=None)
    return [hand for hand in hands if hand_rank(hand) == best]
