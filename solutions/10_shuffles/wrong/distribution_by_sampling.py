"""Samples: ten thousand shuffles come close to the chances, and close is not exact.

Stage: TestDistribution
Ask: Ask twice for the chances of the same shuffler: must the two answers be equal, and are yours?
"""

import random
from collections import Counter
from itertools import permutations
from math import sqrt


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


def distribution(shuffler, deck, n=10_000):
    counts = Counter()
    for _ in range(n):
        p = list(deck)
        shuffler(p, random.randrange)
        counts["".join(p)] += 1
    return {order: count / n for order, count in counts.items()}


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
