"""One and zero pass: any digit is taken for a value, though the lowest card is a two.

Stage: TestCards
Ask: Which digits stand for a value in this kata? Which digits does int take?
"""

COURT = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def card(text):
    value, suit = text
    if suit not in ("♥", "♦", "♣", "♠"):
        raise ValueError("no suit: " + suit)
    return COURT[value] if value in COURT else int(value), suit


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
