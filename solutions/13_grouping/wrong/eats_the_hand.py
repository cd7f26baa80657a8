"""The hand is eaten: cards that have found their group are removed from the caller's list.

Stage: TestGroups
Ask: Print the list before and after the call. Whose cards are removed?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    return [card(word) for word in text.split()]


def group_by_value(cards):
    groups = []
    while cards:
        value = max(cards)[0]
        group = [card for card in cards if card[0] == value]
        for card in group:
            cards.remove(card)
        groups.append(group)
    return sorted(groups, key=len, reverse=True)


def worth(text):
    groups = group_by_value(cards(text))
    return -len(groups), [v for g in groups for v, s in g]


def compare(hand, other):
    a, b = worth(hand), worth(other)
    return (a > b) - (a < b)


def flush(cards):
    raise NotImplementedError("flush: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")
