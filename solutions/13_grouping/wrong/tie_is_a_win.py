"""A tie is a win: where both hands are worth the same, the first one gets the 1.

Stage: TestHighCard
Ask: How many answers can compare give, and which of them is meant for two equal hands? Which line gives it?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    a, b = (sorted([value for value, suit in cards(text)], reverse=True) for text in (hand, other))
    return 1 if a >= b else -1


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
