"""A list only where needed: several winners come in a list, a single one without, so the caller must guess.

Stage: TestOneWinner
Ask: Without knowing the cards, can your caller tell whether the first item is a hand or a card?
"""

from ace_low import hand_rank
from allmax import allmax


def poker(hands):
    winners = allmax(hands, key=hand_rank)
    return winners[0] if len(winners) == 1 else winners
