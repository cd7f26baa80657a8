"""Unit 12: the same order by other code.

hand_rank of unit 06 works. Write it anew, twice: once by the pattern that the equal cards make, once by a table.

Run `pytest units/12_refactoring`, make the first red test pass, run it again.

card_ranks, flush and straight are given, and they work: card_ranks(hand) gives the five ranks, highest first, and
[5, 4, 3, 2, 1] for A2345; straight(card_ranks(hand)) and flush(hand) are True or False. You may use them, or do
without.
"""

from collections.abc import Sequence

from ace_low import card_ranks
from hand_rank import flush, straight


def group(items: list[int]) -> list[tuple[int, int]]:
    """Return a pair (count, x) for each different x in items; count says how often x stands there.

    The highest count comes first; of equal counts the highest x. items is a list of whole numbers from 0 up, such as
    ranks, in any order. It may be empty, then there are no pairs. It is not changed. The answer may be a list or a
    tuple, and so may each pair.

    >>> group([7, 10, 7, 9, 7])
    [(3, 7), (1, 10), (1, 9)]

    From Udacity's CS212, unit 1, "Refactoring", as all four functions here.
    """
    raise NotImplementedError("group: your turn")


def unzip(pairs: list[tuple[int, int]]) -> Sequence[Sequence[int]]:
    """Return two sequences: the first member of each pair, and the second member of each, in the order of the pairs.

    pairs is a list of at least one pair of numbers, as group gives it. The answer may be a list or a tuple, and so may
    each of the two in it. An iterator, such as zip gives, will not do: it can be read only once.

    >>> unzip([(3, 7), (1, 10), (1, 9)])
    [(3, 1, 1), (7, 10, 9)]
    """
    raise NotImplementedError("unzip: your turn")


def hand_rank_alt(hand: list[str]) -> object:
    """Return a value that tells what the hand is worth: the better the hand, the greater the value.

    hand is a list of five cards such as 'TC', in any order; it is not changed. It orders hands as hand_rank of unit 06
    does; hands that are equally good get equal values. New is only five of a kind, such as 7S 7H 7D 7C 7S, which a
    joker or a second deck makes possible: it beats every other hand, and of two the one with the higher rank wins.

    What the values look like is up to you, as long as they are plain values (numbers, text, tuples, lists) that
    <, > and == can compare with one another. The course's are a class number and unzip's ranks.

    >>> hand_rank_alt(['7C', 'TD', '7S', '9H', '7D']) > hand_rank_alt(['6C', 'AD', '6S', 'KH', '6D'])
    True
    """
    raise NotImplementedError("hand_rank_alt: your turn")


def hand_rank_table(hand: list[str]) -> object:
    """Return a value that tells what the hand is worth, like hand_rank_alt, but by looking up the class in a table.

    It takes the same hands and orders them in the same way. Its values are compared with one another only, never
    with those of hand_rank_alt, so they may look different.

    >>> hand_rank_table(['7C', 'TD', '7S', '9H', '7D']) > hand_rank_table(['6C', 'AD', '6S', 'KH', '6D'])
    True
    """
    raise NotImplementedError("hand_rank_table: your turn")
