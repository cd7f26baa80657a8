"""Unit 06, the reference solution."""

from hand_rank import RANKS, flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand: list[str]) -> list[int]:
    """Return the ranks of the cards as numbers, highest first; the ace of A2345 counts as 1."""
    ranks = sorted((RANKS.index(rank) for rank, suit in hand), reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def hand_rank(hand: list[str]) -> tuple:
    """Return a value that is the greater, the better the hand is: as in unit 03, with the ranks of this unit."""
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    if kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return (5, ranks)
    if straight(ranks):
        return (4, max(ranks))
    if kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    if two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    if kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    return (0, ranks)
