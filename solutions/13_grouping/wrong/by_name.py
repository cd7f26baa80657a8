"""Classes as names: 'pair' comes after 'four of a kind' in the alphabet, and the statement asks for numbers.

Stage: TestShapes
Ask: Which comes first in the alphabet, 'pair' or 'four of a kind'? What kind of class does the statement ask for?
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


NAMES = {0: "high card", 1: "pair", 2: "two pairs", 3: "three of a kind", 6: "full house", 7: "four of a kind"}


def ranking(cards):
    groups = group_by_value(cards)
    return NAMES[shape(groups)], [value for group in groups for value, suit in group]


def compare(hand, other):
    order = list(NAMES.values())
    a, b = ((order.index(name), values) for name, values in (ranking(cards(hand)), ranking(cards(other))))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
