"""Patterns: match reads the sorted groups, and the value is a named tuple."""

from enum import IntEnum
from itertools import groupby
from typing import NamedTuple


class Kind(IntEnum):
    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8


class Worth(NamedTuple):
    kind: Kind
    ranks: tuple[int, ...]


def card_ranks(hand: list[str]) -> list[int]:
    return sorted(map("__23456789TJQKA".index, (card[0] for card in hand)), reverse=True)


def flush(hand: list[str]) -> bool:
    (*suits,) = {card[1] for card in hand}
    return len(suits) == 1


def straight(ranks: list[int]) -> bool:
    match ranks:
        case [a, b, c, d, e]:
            return (a - 1, b - 1, c - 1, d - 1) == (b, c, d, e)
    return False


def hand_rank(hand: list[str]) -> Worth:
    groups = [list(group) for _, group in groupby(card_ranks(hand))]
    groups.sort(key=lambda group: (-len(group), -group[0]))
    ranks = tuple(group[0] for group in groups)
    match [len(group) for group in groups], straight(ranks), flush(hand):
        case _, True, True:
            kind = Kind.STRAIGHT_FLUSH
        case [4, 1], _, _:
            kind = Kind.FOUR
        case [3, 2], _, _:
            kind = Kind.FULL_HOUSE
        case _, _, True:
            kind = Kind.FLUSH
        case _, True, _:
            kind = Kind.STRAIGHT
        case [3, *_], _, _:
            kind = Kind.THREE
        case [2, 2, _], _, _:
            kind = Kind.TWO_PAIR
        case [2, *_], _, _:
            kind = Kind.PAIR
        case _:
            kind = Kind.HIGH_CARD
    return Worth(kind, ranks)
