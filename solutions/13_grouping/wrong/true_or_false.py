"""True or False: a win is told from the rest, and a defeat and a tie look alike.

Stage: TestHighCard
Ask: Which three things can come of a comparison? How many different answers does yours give?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def values(text):
    return sorted([value for value, suit in cards(text)], reverse=True)


def compare(hand, other):
    return values(hand) > values(other)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
