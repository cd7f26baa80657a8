"""Unit 06: the ace may stand below the two.

The program of unit 03 is finished, and now somebody wants a change: A2345 is to count as a straight.
Bring your card_ranks and hand_rank here and change as little as you can.

Run `pytest units/06_ace_low`, make the first red test pass, run it again.

kind, two_pair, flush and straight are given: they work already, and none of them needs a change. You may
use them, or do without.
"""

from hand_rank import flush, straight
from kind import kind
from two_pair import two_pair


def card_ranks(hand: list[str]) -> list[int]:
    """Return the ranks of the five cards as numbers, highest first; for A2345 that is [5, 4, 3, 2, 1].

    hand is a list of five different cards such as 'TC', in any order; it is not changed. A ten is 10,
    a jack 11, a queen 12, a king 13, an ace 14. Only where the five ranks are A, 2, 3, 4 and 5, in
    whatever order and suits, does the ace count 1. A tuple of the numbers is as good as a list.

    >>> card_ranks(['5C', 'AD', '3S', '2H', '4C'])
    [5, 4, 3, 2, 1]
    >>> card_ranks(['TC', 'AD', '3S', 'JH', '3C'])
    [14, 11, 10, 3, 3]

    From Udacity's CS212, unit 1, "Ace Low Straight".
    """
    raise NotImplementedError("card_ranks: your turn")


def hand_rank(hand: list[str]) -> object:
    """Return a value that tells what the hand is worth: the better the hand, the greater the value.

    hand is a list of five different cards, in any order; it is not changed. The classes and what
    decides within a class are those of unit 03. New is only this: A2345 is a straight, and the lowest
    one, for its high card is the five; in one suit it is the lowest straight flush. In all other hands
    the ace is the highest card. It never stands in the middle: QKA23 is no straight. Hands that are
    equally good get equal values.

    What the values look like is up to you, as long as they are plain values (numbers, text, tuples,
    lists) that <, > and == can compare with one another.

    >>> hand_rank(['AS', '2D', '3H', '4C', '5S']) > hand_rank(['AD', 'AC', 'AH', 'KC', 'QS'])
    True
    >>> hand_rank(['AS', '2D', '3H', '4C', '5S']) < hand_rank(['2S', '3D', '4H', '5C', '6S'])
    True

    From Udacity's CS212, unit 1, "Making Changes" and "What to Change".
    """
    raise NotImplementedError("hand_rank: your turn")
