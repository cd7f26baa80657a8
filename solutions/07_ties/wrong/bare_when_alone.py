"""A list only where needed: several winners come in a list, a single one without, so the caller must guess.

Stage: TestOneWinner
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    winners = allmax(hands, key=hand_rank)
    return winners[0] if len(winners) == 1 else winners
