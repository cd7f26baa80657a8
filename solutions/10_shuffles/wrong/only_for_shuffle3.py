"""Only for shuffle3: it plays n numbers below n, whatever the shuffler asks for.

Stage: TestDistribution
Ask: How many numbers does knuth draw on three cards, each out of how many, and which ones do you play?
"""

import random
from collections import Counter
from itertools import permutations, product
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


def distribution(shuffler, deck):
    n = len(deck)
    chances = {}
    for numbers in product(range(n), repeat=n):
        script = iter(numbers)
        p = list(deck)
        shuffler(p, lambda *bounds: next(script))
        order = "".join(p)
        chances[order] = chances.get(order, 0) + 1 / n**n
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
