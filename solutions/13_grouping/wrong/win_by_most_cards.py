"""Card by card as in a game of tricks: who has the higher card more often wins.

Stage: TestHighCard
Ask: The highest card that differs decides. What do the cards after it still count for in your program?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def compare(hand, other):
    ours = sorted((value for value, _ in cards(hand)), reverse=True)
    theirs = sorted((value for value, _ in cards(other)), reverse=True)
    won = sum(a > b for a, b in zip(ours, theirs))
    lost = sum(a < b for a, b in zip(ours, theirs))
    return (won > lost) - (won < lost)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
