"""The caller's list is sorted in place: the winners are right, and afterwards nobody knows which hand is whose.

Stage: TestSafe
Ask: Player 1 gave the first hand. After your call, is the first hand of the list still that player's?
"""

from ace_low import hand_rank


def poker(hands):
    hands.sort(key=hand_rank, reverse=True)
    return [hand for hand in hands if hand_rank(hand) == hand_rank(hands[0])]
