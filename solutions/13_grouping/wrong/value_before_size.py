"""Value before size: the groups are sorted by value alone, so an ace stands before a pair of twos.

Stage: TestGroups
Ask: Three twos and an ace: which group should stand first, and by what are yours sorted?
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
    ordered = sorted(cards, reverse=True)
    return [list(group) for _, group in groupby(ordered, key=lambda card: card[0])]


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [v for g in sorted(groups, key=len, reverse=True) for v, s in g]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
