"""The lowest first beside the pair: groups of one size are sorted by value upwards.

Stage: TestGroups
Ask: Of two groups of one card each, which should stand first, and in which direction does your key sort?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    table = {}
    for value, suit in cards:
        table.setdefault(value, []).append((value, suit))
    return sorted(table.values(), key=lambda group: (-len(group), group[0][0]))


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), sorted((v for v, s in cards(text)), reverse=True)


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
