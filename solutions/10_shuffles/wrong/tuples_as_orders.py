"""Tuples: an order comes as ("a", "b", "c"), where the statement says a string.

Stage: TestDistribution
Ask: Someone looks up the chance of abc in your dict. Which of your keys is that?
"""

import random
from math import prod


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
        order = tuple(p)
        chances[order] = chances.get(order, 0) + 1 / prod(choices)
        for place in range(len(script), len(choices)):
            for other in range(1, choices[place]):
                scripts.append(script + [0] * (place - len(script)) + [other])
    return chances
