"""Any suit: the value is looked up, the second character is taken as it is.

Stage: TestCards
Ask: How many suits are there? Where does your program look at the second character?
"""

ORDER = "23456789TJQKA"


def card(text):
    value, suit = text
    return ORDER.index(value) + 2, suit


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
