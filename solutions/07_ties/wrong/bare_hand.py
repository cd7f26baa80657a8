"""A bare hand: max gives one hand and no list around it, so the caller takes its five cards for five winners.

Stage: TestOneWinner
Ask: How many winners does your caller count with `len`, and how many are there?
"""

from ace_low import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)
