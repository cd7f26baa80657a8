"""Unit 03, the reference solution."""

from kind import kind
from two_pair import two_pair

RANKS = "--23456789TJQKA"  # a rank's value is its place in this text


def card_ranks(hand: list[str]) -> list[int]:
    """Return the ranks of the cards as numbers, highest first."""
    return sorted((RANKS.index(rank) for rank, suit in hand), reverse=True)


def flush(hand: list[str]) -> bool:
    """Return True if all cards have one suit."""
    return len({suit for rank, suit in hand}) == 1


def straight(ranks: list[int]) -> bool:
    """Return True if the five ranks follow one another."""
    return len(set(ranks)) == 5 and max(ranks) - min(ranks) == 4


def hand_rank(hand: list[str]) -> tuple:
    """Return a value that is the greater, the better the hand is: first its class, then what decides within."""
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
