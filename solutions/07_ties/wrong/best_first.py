"""Sorted winners: hands are sorted as pairs of rank and hand, so among equals the cards decide who comes first.

Stage: TestOrder
Ask: When two ranks are equal, what does sorting look at next, and should that decide who comes first?
"""

from ace_low import hand_rank


def poker(hands):
    ranked = sorted(((hand_rank(hand), hand) for hand in hands), reverse=True)
    return [hand for rank, hand in ranked if rank == ranked[0][0]]
