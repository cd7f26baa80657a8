"""Two patterns only: a pair is seen in the last places of the sorted hand, never in the first ones.

Stage: TestPair
Ask: In how many places can the two equal cards lie in a sorted hand, and how many of them do your patterns know?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def worth(text):
    values = sorted([value for value, suit in cards(text)], reverse=True)
    match values:
        case [a, b, c, d, e] if d == e:
            return 1, [d, e, a, b, c]
        case [a, b, c, d, e] if c == d:
            return 1, [c, d, a, b, e]
        case _:
            return 0, values


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
