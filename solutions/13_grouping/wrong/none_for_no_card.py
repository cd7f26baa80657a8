"""None for no card: where the text is no card nothing happens, and the statement asks for a ValueError.

Stage: TestCards
Ask: What should happen with a text that is no card? What does a function give that comes to its end?
"""

ORDER = "23456789TJQKA"


def card(text):
    if len(text) == 2 and text[0] in ORDER and text[1] in "♥♦♣♠":
        return ORDER.index(text[0]) + 2, text[1]


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
