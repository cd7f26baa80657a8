"""A part of the order: TJ stands in the row of the values as T does, so TJ♥ passes for a card.

Stage: TestCards
Ask: How many characters has a card? What does index say of a text of two letters?
"""

ORDER = "23456789TJQKA"


def card(text):
    value, suit = text[:-1], text[-1:]
    if not value or not suit or suit not in "♥♦♣♠":
        raise ValueError("no card")
    return 2 + ORDER.index(value), suit


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
