"""One value a group: four values for a pair, where the statement asks for all five.

Stage: TestShapes
Ask: How many values does the statement ask for? How many come from a group of two?
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
    return shape(groups), [group[0][0] for group in groups]


def compare(hand, other):
    a, b = ranking(cards(hand)), ranking(cards(other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
