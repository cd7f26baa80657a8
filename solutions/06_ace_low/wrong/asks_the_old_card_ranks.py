"""The old ranks are asked: hand_rank is the imported one, and it calls the card_ranks of its own file.

Stage: TestStraight
Ask: When the imported hand_rank calls card_ranks, in which file does it find that name?
"""

from hand_rank import hand_rank  # noqa: F401


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks
