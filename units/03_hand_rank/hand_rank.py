"""Unit 03: what a hand is worth.

Run `pytest units/03_hand_rank`, make the first red test pass, run it again.

kind and two_pair are wished for: units 04 and 05 write them, and here they work already.
kind(n, ranks) gives the highest rank that stands exactly n times in ranks, or None.
two_pair(ranks) gives the ranks of both pairs, the higher one first, or None.
Both take the ranks that card_ranks gives. You may use them, or do without.
"""

from kind import kind
from two_pair import two_pair


def card_ranks(hand: list[str]) -> list[int]:
    """Return the ranks of the cards as a list of numbers, highest first.

    hand is a list of five cards, in any order. A card is two characters, rank and suit: 'TC' is
    the ten of clubs. Ranks are 23456789TJQKA, suits are S, H, D, C. In the list a ten is 10, a
    jack 11, a queen 12, a king 13, an ace 14. The hand is not changed.

    >>> card_ranks(['6C', 'TC', '8C', '7C', '9C'])
    [10, 9, 8, 7, 6]

    From Udacity's CS212, unit 1, as the other three.
    """
    raise NotImplementedError("card_ranks: your turn")


def flush(hand: list[str]) -> bool:
    """Return whether all five cards of hand have the same suit. The hand is not changed.

    >>> flush(['6C', 'TC', '8C', '7C', '2C'])
    True
    """
    raise NotImplementedError("flush: your turn")


def straight(ranks: list[int]) -> bool:
    """Return whether the five ranks follow one another without a gap, as in 10, 9, 8, 7, 6.

    ranks are five numbers from 2 to 14, highest first, as card_ranks gives them; they are not
    changed. Nobody asks about A2345 yet: that is unit 06.

    >>> straight([10, 9, 8, 7, 6])
    True
    >>> straight([9, 8, 8, 6, 5])
    False
    """
    raise NotImplementedError("straight: your turn")


def hand_rank(hand: list[str]) -> object:
    """Return a value that tells what the hand is worth: the better the hand, the greater the value.

    hand is a list of five different cards, in any order; it is not changed. Of two hands the
    better one gets the greater value. Hands that are equally good, such as the same ranks in
    other suits, get equal values. What the values look like is up to you, as long as they are
    plain values (numbers, text, tuples, lists) that <, > and == can compare with one another.

    The classes, from the lowest: high card, one pair, two pair, three of a kind, straight,
    flush, full house, four of a kind, straight flush. Within a class decide, in this order:
    the ranks of the four, the three, the pair or the pairs (the higher pair first); then the
    other cards, the highest first. For a full house that is the three before the pair.

    >>> hand_rank(['2S', '2D', '5H', '4C', '3S']) > hand_rank(['AS', 'KH', 'QD', 'JC', '9S'])
    True
    """
    raise NotImplementedError("hand_rank: your turn")
