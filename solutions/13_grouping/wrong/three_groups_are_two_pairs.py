"""Three groups are two pairs: three of a kind has three groups, too, and counts as two pairs.

Stage: TestShapes
Ask: Five cards in three groups: which sizes can the groups have?
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
    if len(groups) == 2:
        return 7 if len(groups[0]) == 4 else 6
    return {3: 2, 4: 1, 5: 0}[len(groups)]


def ranking(cards):
    groups = group_by_value(cards)
    return shape(groups), [value for group in groups for value, suit in group]


def compare(hand, other):
    a, b = ranking(cards(hand)), ranking(cards(other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")
