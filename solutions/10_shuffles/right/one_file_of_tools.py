"""A helper for every job: draws come from a generator of all ways to draw, and shuffle1 and shuffle2 share their loop.

is_fair turns chi-square into the chance of a fair shuffler to reach it, and calls a chance below 1 in 10,000 no luck.
"""

from itertools import permutations
from math import erfc, prod, sqrt
from random import randrange as draw


def swap(p, i, j):
    p[i], p[j] = p[j], p[i]


def rounds(p, randrange):
    """Swap two places each time; yield which two they were."""
    while True:
        i, j = randrange(len(p)), randrange(len(p))
        swap(p, i, j)
        yield i, j


def shuffle1(p, randrange=draw):
    marked = set()
    pairs = rounds(p, randrange)
    while len(marked) < len(p):
        marked.update(next(pairs))


def shuffle2(p, randrange=draw):
    marked = set()
    pairs = rounds(p, randrange)
    while len(marked) < len(p):
        marked.add(next(pairs)[0])


def shuffle3(p, randrange=draw):
    places = range(len(p))
    for i in places:
        swap(p, i, randrange(len(places)))


def knuth(p, randrange=draw):
    """Takes a card from those that are left, and leaves in its place the first of them."""
    for i in range(len(p) - 1):
        j = randrange(i, len(p))
        chosen = p[j]
        p[j] = p[i]
        p[i] = chosen


def count_draws(shuffler, deck, randrange=draw):
    def recorded(first, *rest):
        record.append(randrange(first, *rest))
        return record[-1]

    record = []
    shuffler([card for card in deck], recorded)
    return len(record)


def ways(shuffler, deck):
    """Yield (order, probability) for every way to draw."""
    digits = []
    while digits is not None:
        sizes = []

        def scripted(*bounds, digits=digits, sizes=sizes):
            sizes.append(len(range(*bounds)))
            if len(digits) < len(sizes):
                digits.append(0)
            return range(*bounds)[digits[len(sizes) - 1]]

        p = [*deck]
        shuffler(p, scripted)
        yield "".join(p), 1 / prod(sizes)
        while digits and digits[-1] + 1 == sizes[len(digits) - 1]:
            del digits[-1]
        digits = [*digits[:-1], digits[-1] + 1] if digits else None


def distribution(shuffler, deck):
    table = {}
    for order, probability in ways(shuffler, deck):
        table[order] = table.get(order, 0) + probability
    return table


def is_fair(shuffler, deck, n, randrange=draw):
    seen = []
    for _ in range(n):
        p = list(deck)
        shuffler(p, randrange)
        seen.append(tuple(p))
    orders = list(permutations(deck))
    expected = n / len(orders)
    chi_square = sum((seen.count(order) - expected) ** 2 for order in orders) / expected
    return chance(chi_square, len(orders) - 1) > 0.0001


def chance(chi_square, f):
    """About how probable it is for chi-square with f degrees of freedom to be as large as this."""
    z = ((chi_square / f) ** (1 / 3) - (1 - 2 / (9 * f))) / sqrt(2 / (9 * f))
    return erfc(z / sqrt(2)) / 2
