"""Suits break ties: the cards are compared as tuples, as in the source, so the higher suit beats the lower.

Stage: TestHighCard
Ask: What does Python compare when two tuples begin with the same number? May that decide here?
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
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
