"""A full house by its pair: the two cards stand before the three.

Stage: TestShapes
Ask: Which group of a full house is the larger one, and where in your values does it stand?
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


def shape(groups):
    match groups:
        case [[_, _, _, _], _]:
            return 7
        case [[_, _, _], [_, _]]:
            return 6
        case [[_, _, _], _, _]:
            return 3
        case [[_, _], [_, _], _]:
            return 2
        case [[_, _], _, _, _]:
            return 1
        case _:
            return 0


def ranking(cards):
    groups = group_by_value(cards)
    kind, values = shape(groups), [value for group in groups for value, suit in group]
    return kind, values[3:] + values[:3] if kind == 6 else values


def compare(hand, other):
    a, b = ranking(cards(hand)), ranking(cards(other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
