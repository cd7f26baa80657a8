"""Unit 08, the reference solution."""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand: list[str]) -> list[str]:
    """Return the best five cards of a hand of five to seven. Fewer than five are a ValueError, which max raises."""
    return list(max(combinations(hand, 5), key=hand_rank))
