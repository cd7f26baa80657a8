"""Anything is a card: where no letter fits, the character's code decides, as in the source, so X is worth 40.

Stage: TestCards
Ask: Which characters may stand for a value? What becomes of an X in your program, and who would notice?
"""


def card(text):
    value, suit = text
    match value:
        case "A":
            return 14, suit
        case "K":
            return 13, suit
        case "Q":
            return 12, suit
        case "J":
            return 11, suit
        case "T":
            return 10, suit
        case _:
            return ord(value) - ord("0"), suit


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
