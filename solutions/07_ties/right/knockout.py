"""A knockout: each half of the table finds its winners, and the better half goes on, both if they are equal."""

from ace_low import hand_rank


def poker(hands):
    if len(hands) <= 1:
        return list(hands)
    middle = len(hands) // 2
    left, right = poker(hands[:middle]), poker(hands[middle:])
    if hand_rank(left[0]) == hand_rank(right[0]):
        return left + right
    return max(left, right, key=lambda winners: hand_rank(winners[0]))
