"""In the order of dealing: groups of one size stay as they come, because they are sorted by size only.

Stage: TestGroups
Ask: Two groups have one size. What decides which of them stands first, in the statement and in your list?
"""

from collections import Counter

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    counts = Counter(value for value, suit in cards)
    return [[card for card in cards if card[0] == value] for value, _ in counts.most_common()]


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [
        groups[0][0][0] if len(groups) == 4 else 0,
        *sorted((v for v, s in cards(text)), reverse=True),
    ]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
