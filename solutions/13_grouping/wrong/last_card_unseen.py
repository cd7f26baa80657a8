"""The last card unseen: the loop ends one neighbour too early.

Stage: TestFlush
Ask: Five cards have how many neighbours to compare? Where does your loop stop?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def flush(cards):
    for i in range(len(cards) - 2):
        if cards[i][1] != cards[i + 1][1]:
            return False
    return True


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


def promote_straight(kind, values):
    if kind == 0 and values == [14, 5, 4, 3, 2]:
        return 4, [5, 4, 3, 2, 1]
    if kind == 0 and values[0] - values[4] == 4:
        return 4, values
    return kind, values


def promote_flush(kind, values, cards):
    if kind == 0 and flush(cards):
        return 5, values
    if kind == 4 and flush(cards):
        return 8, values
    return kind, values


def ranking(cards):
    groups = group_by_value(cards)
    values = [value for group in groups for value, suit in group]
    kind, values = promote_straight(shape(groups), values)
    return promote_flush(kind, values, cards)


def compare(hand, other):
    a, b = ranking(cards(hand)), ranking(cards(other))
    return (a > b) - (a < b)
