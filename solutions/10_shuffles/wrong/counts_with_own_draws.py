"""Draws by itself: the randrange that count_draws is given is not the one that its counter asks.

Stage: TestDraws
Ask: Whoever gives count_draws a randrange knows what it will draw. Whose numbers does the shuffler get from you?
"""

import random
from collections import Counter
from itertools import permutations
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
    own = random.Random(10)
    count = 0

    def counted(*bounds):
        nonlocal count
        count += 1
        return own.randrange(*bounds)

    shuffler(list(deck), counted)
    return count


def distribution(shuffler, deck):
    chances = {}
    scripts = [[]]
    while scripts:
        script = scripts.pop()
        choices = []

        def scripted(*bounds):
            numbers = range(*bounds)
            choices.append(len(numbers))
            return numbers[script[len(choices) - 1] if len(choices) <= len(script) else 0]

        p = list(deck)
        shuffler(p, scripted)
        order = "".join(p)
        chances[order] = chances.get(order, 0) + 1 / prod(choices)
        for place in range(len(script), len(choices)):
            for other in range(1, choices[place]):
                scripts.append(script + [0] * (place - len(script)) + [other])
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
