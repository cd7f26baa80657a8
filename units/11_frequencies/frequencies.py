"""Unit 11: how often each kind of hand comes, by dealing many hands and by counting them all.

Run `pytest units/11_frequencies`, make the first red test pass, run it again.

Given are hand_rank of unit 06 and deal of unit 01. hand_rank(hand)[0] is the class of a hand of five cards, a number
from 0, high card, to 8, straight flush. deal(10) gives ten hands of five cards from one shuffled deck.
"""

from collections.abc import Callable

from ace_low import hand_rank
from deck import deal

# The names of the nine classes, as the notes of the course have them. Change what you find wrong.
HAND_NAMES = [
    "Straight flush",
    "Four of a kind",
    "Full house",
    "Flush",
    "Straight",
    "Three of a kind",
    "Two pair",
    "One pair",
    "High card",
]


def hand_name(hand: list[str]) -> str:
    """Return the name of the hand's class, spelled as in HAND_NAMES.

    hand is a list of five different cards such as 'TC', in any order. A2345 is a straight, and ten, jack, queen, king
    and ace of one suit are a straight flush like others.

    >>> hand_name(['KD', '9H', 'KS', '5C', '3S'])
    'One pair'

    New here: the notes of the course look the names up while they print, and get all but one of them wrong.
    """
    raise NotImplementedError("hand_name: your turn")


def hand_percentages(n: int, deal: Callable[[int], list[list[str]]] = deal) -> dict[str, float]:
    """Deal about n hands and return how many percent of them are of each class: {name: percentage}.

    Ten hands are dealt at a time: deal is called as deal(10), n // 10 times in all, and gives a list of ten hands each
    time. If ten does not divide n, the rest is not dealt. The percentages are those of the hands dealt; they are not
    rounded, and together they make 100. All nine names are keys, in any order; what never came has 0. If n is below
    10, raises ValueError.

    >>> hand_percentages(700_000)["Two pair"]  # for example
    4.757

    From Udacity's CS212, unit 1, "Hand Frequencies", where n is 700 * 1000 unless given, and the percentages are
    printed.
    """
    raise NotImplementedError("hand_percentages: your turn")


def suit_ways(ranks: list[int]) -> int:
    """Return how many different hands have these five ranks.

    ranks is a list of five numbers from 2 to 14, in any order; it is not changed. A hand is five different cards; their
    order makes no other hand. Each rank has four suits, so no hand has five equal ranks: that gives 0.

    >>> suit_ways([14, 9, 9, 9, 9])  # the four nines, and any of four aces
    4

    New here.
    """
    raise NotImplementedError("suit_ways: your turn")


def pattern_counts() -> dict[tuple[int, ...], int]:
    """Return how many of all hands have each pattern: {pattern: number of hands}.

    A pattern is a tuple that says how often the ranks of a hand stand in it, largest number first: (2, 2, 1) for
    two pairs and a kicker, (3, 2) for a full house. All six patterns that a hand can have are keys, in any order. The
    pattern (5,) may be left out or have 0.

    >>> pattern_counts()[(4, 1)]
    624

    New here; the course meets these patterns in its lesson on refactoring.
    """
    raise NotImplementedError("pattern_counts: your turn")


def exact_frequencies() -> dict[str, int]:
    """Return how many of all 2,598,960 hands are of each class: {name: number of hands}.

    All nine names are keys, in any order. Each hand counts once, in the best class that it fits. There is time to
    look at thousands of things, not at each hand: a test stops after ten seconds.

    >>> exact_frequencies()["Four of a kind"]
    624

    New here; the course only simulates.
    """
    raise NotImplementedError("exact_frequencies: your turn")
