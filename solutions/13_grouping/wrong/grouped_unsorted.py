"""Grouped unsorted: groupby only joins neighbours, and the cards come in any order.

Stage: TestGroups
Ask: Which cards does groupby join? Where do the two equal cards lie in the hand?
"""

from itertools import groupby

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    groups = [list(group) for _, group in groupby(cards, key=lambda card: card[0])]
    return sorted(groups, key=lambda group: (len(group), group[0][0]), reverse=True)


def worth(text):
    groups = group_by_value(sorted(cards(text)))
    return -len(groups), [v for g in groups for v, s in g]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
