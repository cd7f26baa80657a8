"""A text for each hand: the class, then the ranks as letters that sort alphabetically. Asks kind and two_pair."""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair

LETTERS = dict(zip("A23456789TJQKA", range(1, 15)))  # the later ace wins: 14


def card_ranks(hand: list[str]) -> list[int]:
    high = sorted([LETTERS[r] for r, s in hand])[::-1]
    low = sorted([1 if r == 14 else r for r in high])[::-1]
    return low if low == list(range(5, 0, -1)) else high


def as_text(*ranks: int) -> str:
    return "".join("0123456789abcde"[rank] for rank in ranks)


def hand_rank(hand: list[str]) -> str:
    ranks = card_ranks(hand)
    text = as_text(*ranks)
    if straight(ranks):
        return ("8" if flush(hand) else "4") + text
    if flush(hand):
        return "5" + text
    for n, name in ((4, "7"), (3, "3")):
        if kind(n, ranks):
            if n == 3 and kind(2, ranks):
                name = "6"
            return name + as_text(kind(n, ranks)) + text
    if two_pair(ranks):
        return "2" + as_text(*two_pair(ranks)) + text
    if kind(2, ranks):
        return "1" + as_text(kind(2, ranks)) + text
    return "0" + text
