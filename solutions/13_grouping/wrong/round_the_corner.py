"""Round the corner: an ace beside a two is enough, so QKA23 is a straight.

Stage: TestStraight
Ask: Lay Q K A 2 3 on the table. Where does the row end for a player, and where for your program?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def flush(cards):
    return all(suit == cards[0][1] for value, suit in cards)


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
    steps = [(a - b) % 13 for a, b in zip(values, values[1:] + values[:1])]
    if kind == 0 and steps.count(1) == 4:
        return 4, [5, 4, 3, 2, 1] if values[:2] == [14, 5] else values
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
