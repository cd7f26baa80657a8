"""A KeyError: the table of the values knows no X, and its own error comes out.

Stage: TestCards
Ask: Which error does the statement ask for, and which one comes out of your table?
"""

WORTH = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14} | {str(number): number for number in range(2, 10)}


def card(text):
    if len(text) != 2 or text[1] not in "♥♦♣♠":
        raise ValueError("a card is a value and a suit")
    return WORTH[text[0]], text[1]


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
