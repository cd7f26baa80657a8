"""The values sorted: the groups have found the class, and are forgotten when the values are listed.

Stage: TestShapes
Ask: Read the groups from left to right. Which values come first, and which come first in your list?
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
    return shape(group_by_value(cards)), sorted([value for value, suit in cards], reverse=True)


def compare(hand, other):
    a, b = group_by_value(cards(hand)), group_by_value(cards(other))
    a = [len(g) for g in a], [g[0][0] for g in a]
    b = [len(g) for g in b], [g[0][0] for g in b]
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
