"""The smallest group first: sorted by size, but upwards.

Stage: TestGroups
Ask: Which group would a player name first? Where does it stand in your list?
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
    return sorted(([card for card in cards if card[0] == value] for value in values), key=len)


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [v for g in sorted(groups, key=len, reverse=True) for v, s in g]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
