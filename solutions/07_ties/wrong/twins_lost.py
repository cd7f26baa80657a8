"""Twins are lost: a hand that is already among the winners is not added again, though another player holds it.

Stage: TestOrder
Ask: Two players hold the same cards, and you ask whether the hand is already there: which player goes home without the
pot?
"""

from ace_low import hand_rank


def poker(hands):
    best = max(map(hand_rank, hands), default=None)
    winners = []
    for hand in hands:
        if hand_rank(hand) == best and hand not in winners:
            winners.append(hand)
    return winners
