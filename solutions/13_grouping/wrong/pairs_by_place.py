"""Pairs in two places: patterns put the pair first where it lies low; elsewhere the sorted cards are compared.

Stage: TestGroups
Ask: In which places does the pair come to the front, and in which does it stay where it lies?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    values = sorted({value for value, suit in cards}, reverse=True)
    groups = [[card for card in cards if card[0] == value] for value in values]
    return sorted(groups, key=len, reverse=True)


def worth(text):
    values = sorted([value for value, suit in cards(text)], reverse=True)
    match values:
        case [a, b, c, d, e] if d == e:
            return 1, [d, e, a, b, c]
        case [a, b, c, d, e] if c == d:
            return 1, [c, d, a, b, e]
        case [a, b, c, d, e] if a == b or b == c:
            return 1, values
        case _:
            return 0, values


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
