"""Equal hands, not equal ranks: a hand ties only with one that has the very same cards.

Stage: TestTies
Seen: 1
"""

from ace_low import hand_rank


def poker(hands):
    if not hands:
        return []
    best = max(hands, key=hand_rank)
    return [hand for hand in hands if hand == best]
