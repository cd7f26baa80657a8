"""The losers are removed: the caller's own list is cut down to the winners, and the other players are gone.

Stage: TestSafe
Ask: After the call, how many hands are left in the list that the caller gave you?
"""

from ace_low import hand_rank


def poker(hands):
    best = max(map(hand_rank, hands), default=None)
    i = 0
    while i < len(hands):
        if hand_rank(hands[i]) < best:
            del hands[i]
        else:
            i += 1
    return hands
