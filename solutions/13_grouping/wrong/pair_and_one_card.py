"""The pair and one card: the last cards beside equal pairs are forgotten.

Stage: TestGroups
Ask: How many cards lie beside a pair, and how many of them do you compare?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    values = sorted({value for value, suit in cards}, reverse=True)
    groups = [[card for card in cards if card[0] == value] for value in values]
    return sorted(groups, key=len, reverse=True)


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [group[0][0] for group in groups][: 5 if len(groups) == 5 else 2]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
