"""Old winners stay: when a better hand turns up, the ones that it beats are left in the list.

Stage: TestOneWinner
"""

from ace_low import hand_rank


def poker(hands):
    winners = []
    best = (-1,)
    for hand in hands:
        if hand_rank(hand) >= best:
            best = hand_rank(hand)
            winners.append(hand)
    return winners
