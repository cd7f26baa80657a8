"""Unit 02: the best hand, and all of the greatest.

Run `pytest units/02_allmax`, make the first red test pass, run it again.
`hand_rank` comes from unit 03: the greater its value, the better the hand.
"""

from collections.abc import Callable, Iterable

from hand_rank import hand_rank  # for poker


def poker(hands: list[list[str]]) -> list[str]:
    """Return the best of hands: the one whose hand_rank is the greatest.

    hands is a list of hands, a hand is a list of five cards such as 'TC' (rank, then suit). The
    winner comes back as it was given. If several hands are equally good, any of them will do. No
    hands at all are a ValueError. Neither the list nor the hands are changed.

    >>> poker([['TD', 'TC', 'TH', '7C', '7D'], ['9D', '9H', '9S', '9C', '7D']])
    ['9D', '9H', '9S', '9C', '7D']

    From Udacity's CS212, unit 1.
    """
    raise NotImplementedError("poker: your turn")


def allmax(iterable: Iterable, key: Callable | None = None) -> list:
    """Return a list of all items of iterable that are equal to the greatest, in the order they come.

    iterable is whatever a for loop can go through: a list, a tuple, a set, a generator; a list is not
    changed. With key, a function of one item, the items' keys are compared instead of the items:
    all items with the greatest key come back. Without key, or with None, the items themselves are
    compared. Of nothing, the greatest are none: an empty list.

    >>> allmax([2, 4, 7, 5, 7])
    [7, 7]
    >>> allmax(["J", "10", "Q"], key=len)
    ['10']

    From Udacity's CS212, unit 1.
    """
    raise NotImplementedError("allmax: your turn")
