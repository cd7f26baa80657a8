"""The ace is a one: the order starts with A, so a king beats it.

Stage: TestCards
Ask: Which beats which in this kata, an ace or a king? What do your numbers say?
"""

ORDER = "A23456789TJQK"


def card(text):
    if len(text) != 2 or text[0] not in ORDER or text[1] not in "♥♦♣♠":
        raise ValueError(text)
    return ORDER.index(text[0]) + 1, text[1]


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
