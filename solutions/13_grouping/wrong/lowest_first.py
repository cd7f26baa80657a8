"""The lowest first: sorted begins with the lowest card, so that one decides.

Stage: TestHighCard
Ask: Which card decides first at the table, and which one stands first in your list?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    a, b = (sorted(value for value, suit in cards(text)) for text in (hand, other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
