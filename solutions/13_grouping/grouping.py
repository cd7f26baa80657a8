"""Unit 13, the reference solution."""

VALUES = "23456789TJQKA"
SUITS = "♥♦♣♠"

Card = tuple[int, str]
Ranking = tuple[int, list[int]]


def card(text: str) -> Card:
    """Return the card that the text names, as its value and its suit."""
    if len(text) != 2 or text[0] not in VALUES or text[1] not in SUITS:
        raise ValueError(f"{text!r} is no card: a value of {VALUES} and a suit of {SUITS}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text: str) -> list[Card]:
    """Return the cards that the text names, as they come."""
    return [card(word) for word in text.split()]


def flush(cards: list[Card]) -> bool:
    """Return whether all cards have one suit."""
    return len({suit for value, suit in cards}) == 1


def group_by_value(cards: list[Card]) -> list[list[Card]]:
    """Return the cards in groups of one value: the larger groups first, then the higher values.

    The groups are made from the highest value down, and sorted leaves groups of one size in that order.
    """
    values = sorted({value for value, suit in cards}, reverse=True)
    groups = [[one for one in cards if one[0] == value] for value in values]
    return sorted(groups, key=len, reverse=True)


def ranking(cards: list[Card]) -> Ranking:
    """Return the class of the five cards and their values, in the order of the groups."""
    groups = group_by_value(cards)
    values = [value for group in groups for value, suit in group]
    return promote_flush(promote_straight((shape(groups), values)), cards)


def shape(groups: list[list[Card]]) -> int:
    """Return the class that the sizes of the groups tell: straights and flushes look like high cards here."""
    match groups:
        case [[_, _, _, _], _]:
            return 7
        case [[_, _, _], [_, _]]:
            return 6
        case [[_, _, _], _, _]:
            return 3
        case [[_, _], [_, _], _]:
            return 2
        case [[_, _], _, _, _]:
            return 1
        case _:
            return 0


def promote_straight(hand: Ranking) -> Ranking:
    """Make a straight, class 4, of high cards that follow each other. The five are different and the highest first."""
    match hand:
        case 0, [14, 5, 4, 3, 2]:
            return 4, [5, 4, 3, 2, 1]
        case 0, [highest, _, _, _, lowest] if highest - lowest == 4:
            return 4, hand[1]
        case _:
            return hand


def promote_flush(hand: Ranking, cards: list[Card]) -> Ranking:
    """Make a flush, class 5, of high cards of one suit, and a straight flush, class 8, of such a straight."""
    match hand:
        case 0, values if flush(cards):
            return 5, values
        case 4, values if flush(cards):
            return 8, values
        case _:
            return hand


def compare(hand: str, other: str) -> int:
    """Return 1 if hand beats other, -1 if other beats hand, 0 if both are worth the same."""
    ours, theirs = ranking(cards(hand)), ranking(cards(other))
    return (ours > theirs) - (ours < theirs)
