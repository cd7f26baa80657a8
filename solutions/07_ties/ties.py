"""Unit 07, the reference solution."""

from ace_low import hand_rank
from allmax import allmax


def poker(hands: list[list[str]]) -> list[list[str]]:
    """Return all winning hands, in the order in which they were given."""
    return allmax(hands, key=hand_rank)
