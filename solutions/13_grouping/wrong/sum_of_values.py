"""The sum of the values: many middling cards outweigh one high card.

Stage: TestHighCard
Ask: Can a hand without an ace have a greater sum than one with an ace? Which of them wins?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    difference = sum(v for v, s in cards(hand)) - sum(v for v, s in cards(other))
    return (difference > 0) - (difference < 0)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
