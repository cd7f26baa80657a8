"""Suits in the end: only where all five values are equal, the suits are asked after all.

Stage: TestHighCard
Ask: All five values are equal. Is there anything left that may decide?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    a = sorted(cards(hand), reverse=True)
    b = sorted(cards(other), reverse=True)
    a = [value for value, suit in a] + [suit for value, suit in a]
    b = [value for value, suit in b] + [suit for value, suit in b]
    return 1 if a > b else -1 if a < b else 0


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
