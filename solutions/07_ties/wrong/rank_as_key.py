"""A rank as a dictionary's key: ranks that hold a list of kickers can't be hashed, so a mere pair ends in an error.

Stage: TestOneWinner
Ask: A dictionary's key must never change. What stands inside the rank of a pair that can?
"""

from ace_low import hand_rank


def poker(hands):
    groups = {}
    for hand in hands:
        groups.setdefault(hand_rank(hand), []).append(hand)
    return groups[max(groups)] if groups else []
