"""The first run decides: how often it draws, and from how many numbers, is then taken to hold for all ways.

Stage: TestDistribution
Ask: If the first number decides whether there is a second draw, what does a single trial run tell you?
"""

import random
from collections import Counter
from itertools import permutations, product
from math import prod, sqrt


def swap(p, i, j):
    p[i], p[j] = p[j], p[i]


def shuffle1(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = swapped[j] = True


def shuffle2(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = True


def shuffle3(p, randrange=random.randrange):
    n = len(p)
    for i in range(n):
        swap(p, i, randrange(n))


def knuth(p, randrange=random.randrange):
    n = len(p)
    for i in range(n - 1):
        swap(p, i, randrange(i, n))


def count_draws(shuffler, deck, randrange=random.randrange):
    count = 0

    def counted(*bounds):
        nonlocal count
        count += 1
        return randrange(*bounds)

    shuffler(list(deck), counted)
    return count


def distribution(shuffler, deck):
    sizes = []

    def measured(*bounds):
        sizes.append(len(range(*bounds)))
        return bounds[0] if len(bounds) == 2 else 0

    shuffler(list(deck), measured)
    chances = {}
    for numbers in product(*[range(size) for size in sizes]):
        script = iter(numbers)
        p = list(deck)
        shuffler(p, lambda *bounds: range(*bounds)[next(script, 0)])
        order = "".join(p)
        chances[order] = chances.get(order, 0) + 1 / prod(sizes)
    return chances


def is_fair(shuffler, deck, n, randrange=random.randrange):
    counts = Counter()
    for _ in range(n):
        p = list(deck)
        shuffler(p, randrange)
        counts["".join(p)] += 1
    orders = ["".join(order) for order in permutations(deck)]
    expected = n / len(orders)
    chi_square = sum((counts[order] - expected) ** 2 / expected for order in orders)
    f = len(orders) - 1
    return chi_square < f + 6 * sqrt(2 * f)
