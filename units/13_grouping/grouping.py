"""Unit 13: group the cards of a hand, and see what it is.

Run `pytest units/13_grouping`, make the first red test pass, run it again.

A card is a tuple of its value and its suit. The value is a number from 2 to 14: jack 11, queen 12, king 13, ace 14.
The suit is one of the four signs '♥♦♣♠'.
"""

Card = tuple[int, str]


def card(text: str) -> Card:
    """Return the card that the text names.

    text is two characters: one of 23456789TJQKA, then one of ♥♦♣♠. Any other text is a ValueError, with a message
    of your own.

    >>> card("T♣")
    (10, '♣')

    From the Haskell poker kata of ToF-/LittleHaskeller, like everything here.
    """
    raise NotImplementedError("card: your turn")


def cards(text: str) -> list[Card]:
    """Return the list of the cards that the text names, in the same order.

    text is one card or more, with a space between two. A ValueError if one of them is no card.

    >>> cards("A♣ T♣ 3♣")
    [(14, '♣'), (10, '♣'), (3, '♣')]
    """
    raise NotImplementedError("cards: your turn")


def flush(cards: list[Card]) -> bool:
    """Return whether all cards have one suit.

    cards is a list of any number of cards, at least one, in any order. It is not changed.

    >>> flush([(14, "♣"), (10, "♣"), (3, "♠")])
    False
    """
    raise NotImplementedError("flush: your turn")


def group_by_value(cards: list[Card]) -> list[list[Card]]:
    """Return the cards in groups: a list of lists, one for each value that occurs.

    A larger group stands before a smaller one; of two groups of one size, the one with the higher value stands
    first. Inside a group the cards may stand in any order. cards is a list of any number of different cards, at least
    one, in any order. It is not changed.

    >>> group_by_value([(5, "♥"), (3, "♦"), (3, "♣")])
    [[(3, '♦'), (3, '♣')], [(5, '♥')]]
    """
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards: list[Card]) -> tuple[int, list[int]]:
    """Return what a hand is worth: the tuple (class, values). The better hand has the greater tuple.

    class is 0 for high card, 1 pair, 2 two pairs, 3 three of a kind, 4 straight, 5 flush, 6 full house, 7 four of a
    kind, 8 straight flush. values is the list of all five values in the order of the groups. In the straight with
    the ace below the two, the ace comes last and counts as 1: [5, 4, 3, 2, 1].

    cards is a list of five different cards, in any order. It is not changed.

    >>> ranking([(5, "♥"), (2, "♦"), (3, "♥"), (4, "♦"), (2, "♥")])
    (1, [2, 2, 5, 4, 3])

    The source names it hand; its ranking takes the groups.
    """
    raise NotImplementedError("ranking: your turn")


def compare(hand: str, other: str) -> int:
    """Return 1 if hand beats other, -1 if other beats hand, 0 if both are worth the same.

    Both are texts of five different cards, in any order. Suits never decide between two cards.

    >>> compare("6♣ 4♦ A♣ 3♠ K♠", "8♥ J♥ 7♦ 5♥ 6♣")
    1
    """
    raise NotImplementedError("compare: your turn")
