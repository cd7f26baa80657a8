"""Groups of values: the cards have lost their suits, and the flush can't be seen any more.

Stage: TestGroups
Ask: A group is a list of what, by the statement? What has become of the suits?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    values = [value for value, suit in cards]
    return [[v] * n for n, v in sorted(((values.count(v), v) for v in set(values)), reverse=True)]


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [v for g in groups for v in g]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
