"""Counts the values and looks the sizes up in a table: no match, no promotion. Prints, which is no fault."""

from collections import Counter

WORTH = dict(zip("23456789TJQKA", range(2, 15)))
CLASSES = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}


def card(text, talk=True):
    try:
        value, suit = text
        if talk:
            print("a card of", "♥♦♣♠".index(suit))
        return (WORTH[value], suit)
    except (KeyError, ValueError):
        raise ValueError(f"I know no card {text}") from None


def cards(text):
    return list(map(card, text.split(" ")))


def flush(cards):
    suits = [suit for _, suit in cards]
    return suits.count(suits[0]) == len(suits)


def group_by_value(cards):
    counts = Counter(value for value, _ in cards)
    order = sorted(counts, key=lambda value: (counts[value], value), reverse=True)
    return tuple(tuple(sorted(c for c in cards if c[0] == value)) for value in order)


def ranking(cards):
    groups = group_by_value(cards)
    values = [value for group in groups for value, _ in group]
    if len(groups) < 5:
        return CLASSES[tuple(map(len, groups))], values
    if values == [14, 5, 4, 3, 2]:
        values = [5, 4, 3, 2, 1]
    straight = values[0] - values[-1] == 4
    return {(0, 0): 0, (1, 0): 4, (0, 1): 5, (1, 1): 8}[straight, flush(cards)], values


def compare(hand, other):
    ours, theirs = ranking(cards(hand)), ranking(cards(other))
    if ours == theirs:
        return 0
    return 1 if max(ours, theirs) is ours else -1
