"""The difference itself: how much higher the card is comes back, not 1 or -1.

Stage: TestHighCard
Ask: Which three numbers may compare give? What is an ace minus a jack?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    ours = sorted([value for value, _ in cards(hand)], reverse=True)
    theirs = sorted([value for value, _ in cards(other)], reverse=True)
    for mine, yours in zip(ours, theirs):
        if mine != yours:
            return mine - yours
    return 0


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
