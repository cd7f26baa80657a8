"""Numbers for hands: the winners' places in the list are returned, not the hands that were dealt to them.

Stage: TestOneWinner
Ask: The caller wants to lay the winning cards on the table: what can be done with what you return?
"""

from ace_low import hand_rank


def poker(hands):
    ranks = [hand_rank(hand) for hand in hands]
    return [i for i, rank in enumerate(ranks) if rank == max(ranks)]
