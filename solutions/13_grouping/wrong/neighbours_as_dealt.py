"""Grouped as dealt: a pair is seen only where its two cards happen to lie side by side.

Stage: TestPair
Ask: What does groupby make of 5 2 3 4 2? In which order do the cards lie in the hand?
"""

from itertools import groupby

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def worth(text):
    values = [value for value, suit in cards(text)]
    groups = [list(group) for _, group in groupby(values)]
    return len(groups) == 4, sorted(values, reverse=True)


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
