"""A winner is a hand that nobody beats: every hand against every other."""

from ace_low import hand_rank


def beats(one, other):
    return hand_rank(one) > hand_rank(other)


def poker(hands):
    return [hand for hand in hands if not any(beats(other, hand) for other in hands)]
