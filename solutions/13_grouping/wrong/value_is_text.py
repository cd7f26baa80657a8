"""The value stays a text: '5' is not 5, and 'T' is more than 'Q'.

Stage: TestCards
Ask: Is 'T' more than 'Q' in Python? What sort of value does the statement ask for?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return text[0], text[1]


def cards(text):
    return [card(word) for word in text.split()]


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")


def compare(hand, other):
    raise NotImplementedError("compare: your turn")
