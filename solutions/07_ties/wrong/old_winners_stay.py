"""Old winners stay: when a better hand turns up, the ones that it beats are left in the list.

Stage: TestOneWinner
Ask: A better hand turns up when two are already in your list: are these two still winners?
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
