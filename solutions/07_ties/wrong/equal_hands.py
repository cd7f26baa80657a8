"""Equal hands, not equal ranks: a hand ties only with one that has the very same cards.

Stage: TestTies
Seen: 1
Ask: Can two players of one deck ever hold the very same cards? What is equal when they tie?
"""

from ace_low import hand_rank


def poker(hands):
    if not hands:
        return []
    best = max(hands, key=hand_rank)
    return [hand for hand in hands if hand == best]
