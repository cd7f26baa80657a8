"""The lowest card unseen: four cards are compared, and where these are equal the hands tie.

Stage: TestHighCard
Ask: Two hands differ in their lowest card only. How many cards of each does your comparison look at?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    a, b = (sorted([value for value, suit in cards(text)], reverse=True)[:4] for text in (hand, other))
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
