"""Faked for good: the pairs of the first two tests are known by their values, and no other pair is.

Stage: TestPair
Ask: What do your two lists have in common with every other pair? How many different values are there?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def worth(text):
    values = sorted([value for value, suit in cards(text)], reverse=True)
    match values:
        case [5, 4, 3, 2, 2] | [5, 4, 3, 3, 2]:
            return 1, values
        case _:
            return 0, values


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
