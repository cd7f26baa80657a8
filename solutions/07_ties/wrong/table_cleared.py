"""The table is cleared: each hand is taken off the caller's list to be looked at, and none is put back.

Stage: TestSafe
Ask: Print the caller's list before the call and after it: what is left of the table?
"""

from ace_low import hand_rank


def poker(hands):
    winners, best = [], ()
    while hands:
        hand = hands.pop(0)
        rank = hand_rank(hand)
        if rank > best:
            winners, best = [], rank
        if rank == best:
            winners.append(hand)
    return winners
