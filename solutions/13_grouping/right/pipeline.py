"""As the source has it: small steps piped into each other, named cards, named classes that are numbers."""

from enum import IntEnum
from functools import reduce
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple


class Card(NamedTuple):
    value: int
    suit: str


class Class(IntEnum):
    HIGH_CARD, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)


def pipe(start, *steps):
    return reduce(lambda so_far, step: step(so_far), steps, start)


def card(text):
    match list(text):
        case [value, "♥" | "♦" | "♣" | "♠" as suit]:
            return Card("23456789TJQKA".index(value) + 2, suit)
        case _:
            raise ValueError("a card has a value and a suit")


def cards(text):
    return [card(word) for word in text.split()]


def flush(cards):
    return len(list(groupby(cards, key=suit_of))) == 1


def suit_of(card):
    return card[1]


def highest_first(cards):
    return sorted((Card(*card) for card in cards), reverse=True)


def neighbours(cards):
    return [list(group) for _, group in groupby(cards, key=attrgetter("value"))]


def largest_first(groups):
    return sorted(groups, key=len, reverse=True)


def group_by_value(cards):
    return pipe(cards, highest_first, neighbours, largest_first)


def named(groups):
    match groups:
        case [[a, b, c, d], [e]]:
            return Class.FOUR, [a, b, c, d, e]
        case [[a, b, c], [d, e]]:
            return Class.FULL_HOUSE, [a, b, c, d, e]
        case [[a, b, c], [d], [e]]:
            return Class.THREE, [a, b, c, d, e]
        case [[a, b], [c, d], [e]]:
            return Class.TWO_PAIRS, [a, b, c, d, e]
        case [[a, b], [c], [d], [e]]:
            return Class.PAIR, [a, b, c, d, e]
        case [[a], [b], [c], [d], [e]]:
            return Class.HIGH_CARD, [a, b, c, d, e]


def promoted(hand):
    match hand:
        case Class.HIGH_CARD, [Card(14, suit), Card(5) as b, c, d, e]:
            return Class.STRAIGHT, [b, c, d, e, Card(1, suit)]
        case Class.HIGH_CARD, [a, _, _, _, e] if a.value - e.value == 4:
            return Class.STRAIGHT, hand[1]
    return hand


def promoted_again(hand):
    match hand:
        case Class.HIGH_CARD, same if flush(same):
            return Class.FLUSH, same
        case Class.STRAIGHT, same if flush(same):
            return Class.STRAIGHT_FLUSH, same
    return hand


def without_suits(hand):
    return hand[0], [card.value for card in hand[1]]


def ranking(cards):
    return pipe(group_by_value(cards), named, promoted, promoted_again, without_suits)


def compare(hand, other):
    mine, yours = (pipe(text, cards, ranking) for text in (hand, other))
    return (mine > yours) - (mine < yours)
