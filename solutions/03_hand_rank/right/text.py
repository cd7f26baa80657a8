"""A text: the class and the ranks as letters whose order in the alphabet is the order of the game."""

from kind import kind
from two_pair import two_pair


def card_ranks(hand: list[str]) -> list[int]:
    by_letter = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
    return sorted([by_letter.get(rank) or int(rank) for rank, _ in hand])[::-1]


def flush(hand):
    """The suit itself, or an empty text: true enough for an if."""
    suits = {suit for _, suit in hand}
    return suits.pop() if len(suits) == 1 else ""


def straight(ranks):
    """The highest rank, or None: true enough for an if."""
    if ranks == list(range(ranks[0], ranks[0] - 5, -1)):
        return ranks[0]


def letters(*ranks):
    return "".join(chr(ord("a") + rank) for rank in ranks)


def hand_rank(hand):
    ranks = card_ranks(hand)
    print("looking at", hand)
    if flush(hand) and straight(ranks):
        return "8 straight flush " + letters(straight(ranks))
    if kind(4, ranks):
        return "7 four of a kind " + letters(kind(4, ranks), kind(1, ranks))
    if kind(3, ranks) and kind(2, ranks):
        return "6 full house " + letters(kind(3, ranks), kind(2, ranks))
    if flush(hand):
        return "5 flush " + letters(*ranks)
    if straight(ranks):
        return "4 straight " + letters(straight(ranks))
    if kind(3, ranks):
        return "3 three of a kind " + letters(kind(3, ranks), *ranks)
    if two_pair(ranks):
        return "2 two pair " + letters(*two_pair(ranks), kind(1, ranks))
    if kind(2, ranks):
        return "1 pair " + letters(kind(2, ranks), *ranks)
    return "0 " + letters(*ranks)
