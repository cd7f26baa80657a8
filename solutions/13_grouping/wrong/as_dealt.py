"""As dealt: the values are compared in the order in which the cards happen to lie.

Stage: TestHighCard
Ask: Does a hand get better when its cards are laid in another order? Which card do you compare first?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    a = [value for value, suit in cards(hand)]
    b = [value for value, suit in cards(other)]
    if a == b:
        return 0
    return 1 if a > b else -1


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
