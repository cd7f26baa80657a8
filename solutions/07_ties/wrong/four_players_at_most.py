"""Four players at most: the function reads a table of four, and whoever sits further down is never looked at.

Stage: TestOrder
Ask: How many players does your function look at, and how many may sit at the table?
"""

from ace_low import hand_rank

SEATS = 4


def poker(hands):
    ranks = [hand_rank(hand) for hand in hands[:SEATS]]
    return [hand for hand, rank in zip(hands, ranks) if rank == max(ranks)]
