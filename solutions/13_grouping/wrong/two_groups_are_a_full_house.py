"""Two groups are a full house: four of a kind has two groups, too, and counts as a full house.

Stage: TestShapes
Ask: Five cards in two groups: which sizes can the groups have?
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
    match len(groups):
        case 2:
            return 6
        case 3:
            return 3 if len(groups[0]) == 3 else 2
        case 4:
            return 1
        case _:
            return 0


def ranking(cards):
    groups = group_by_value(cards)
    return shape(groups), [value for group in groups for value, suit in group]


def compare(hand, other):
    a, b = ranking(cards(hand)), ranking(cards(other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
