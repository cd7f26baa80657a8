"""Unit 10: four ways to shuffle, and how to tell which of them is fair.

Run `pytest units/10_shuffles`, make the first red test pass, run it again.

Every shuffler takes a list `p`, which it changes in place, and `randrange`, which it draws its numbers with.
`randrange(n)` gives a whole number from 0 to n - 1, `randrange(i, n)` one from i to n - 1, as random.randrange does.
No other calls are allowed, and nothing else that is random: so a test can decide what is drawn.
"""

import random
from collections.abc import Callable

Randrange = Callable[..., int]
Shuffler = Callable[[list, Randrange], object]


def swap(p: list, i: int, j: int) -> None:
    """Exchange what stands at the places i and j of the list p, in place.

    i and j are places of p, counted from 0; they may be the same.

    >>> cards = ["a", "b", "c"]
    >>> swap(cards, 0, 2)
    >>> cards
    ['c', 'b', 'a']

    From the bonus videos of Udacity's CS212, unit 1, like everything here that the docstring does not call new.
    """
    raise NotImplementedError("swap: your turn")


def shuffle1(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle the list p in place: swap two places drawn at random until every place has been swapped.

    With n cards: as long as a place is not marked, draw i and then j, each one of all n places. Swap the two and mark
    both, also where i and j are the same place. An empty list needs no draw.

    If randrange gives 0, 1 for the cards a, b, they end as b, a: both places are marked.

    From the course's video Bad Shuffle.
    """
    raise NotImplementedError("shuffle1: your turn")


def shuffle2(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle the list p in place: as shuffle1 does, but mark only the place i, which is drawn first.

    If randrange gives 0, 1, 1, 0 for the cards a, b, they end as a, b: swapped, and swapped back.
    """
    raise NotImplementedError("shuffle2: your turn")


def shuffle3(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle the list p in place: swap each place, from the first to the last, with one drawn from all n places.

    If randrange gives 2, 2, 0 for the cards a, b, c, they end as b, a, c.
    """
    raise NotImplementedError("shuffle3: your turn")


def knuth(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle the list p in place: swap each place i, from the first on, with one drawn from i to the last.

    The last place has only itself to swap with: you may draw for it too, or leave it out.
    The place drawn may be i itself: then the card stays.

    If randrange gives 2, 2 for the cards a, b, c, they end as c, a, b.

    From the course's video Good Shuffle; the algorithm is known by the names of Fisher, Yates and Knuth.
    """
    raise NotImplementedError("knuth: your turn")


def count_draws(shuffler: Shuffler, deck: str, randrange: Randrange = random.randrange) -> int:
    """Return how many numbers shuffler draws for one shuffle of deck.

    shuffler is called as shuffler(p, r), once: p is a list of the deck's cards, r a callable that takes what randrange
    takes and gives what randrange gives. deck is a string whose characters are the cards, all different.

    >>> count_draws(shuffle3, "abc")
    3

    New here; it takes the question of the course's video Shuffle Runtime.
    """
    raise NotImplementedError("count_draws: your turn")


def distribution(shuffler: Shuffler, deck: str) -> dict[str, float]:
    """Return how probable each order of the deck is after one shuffle, exactly: {order: probability}.

    shuffler is called as shuffler(p, r) with a list p of the deck's cards and with an r that you make. It may call r(n)
    and r(i, n), any number of times that has a limit, and what it draws next may depend on what it drew before. The
    numbers that one call of r allows are equally probable. shuffler does the same whenever r gives the same.

    deck is a string whose characters are the cards, all different. An order is a string too. The orders that can
    come are the keys, those that never come are left out. A probability is a number from 0 to 1, such as 0.5 (a
    float, not a Fraction, rounded by no more than float arithmetic does).

    >>> distribution(knuth, "ab")
    {'ab': 0.5, 'ba': 0.5}

    New here; the course samples.
    """
    raise NotImplementedError("distribution: your turn")


def is_fair(shuffler: Shuffler, deck: str, n: int, randrange: Randrange = random.randrange) -> bool:
    """Return whether n shuffles of the deck look as those of a fair shuffler do, by a chi-square test.

    shuffler is called n times as shuffler(p, randrange), each time with a new list p of the deck's cards.
    deck is a string of two cards or more, all different. n is at least five times the number of orders of the deck.

    chi-square is the sum of (count - expected) ** 2 / expected over all orders that the deck has, also those that
    never came; expected is n / number of orders. A fair shuffler's is about f = number of orders - 1, with a standard
    deviation of sqrt(2 * f). Say False when it is far too large: a good limit is f + 6 * sqrt(2 * f). Yours may be
    another one, as long as it calls a fair shuffler unfair at most once in a hundred times.

    From the course's video Testing Shuffles, which has another rule: within 10 % of the expected.
    """
    raise NotImplementedError("is_fair: your turn")
