"""Within ten percent: luck often brings more, so fair shufflers fail; and an order that never came is not looked at.

Stage: TestFair
Ask: A fair coin is thrown twenty times. Would you call it loaded if it shows twelve heads?
"""

import random
from collections import Counter
from math import factorial, prod


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
    expected = n / factorial(len(deck))
    return all(0.9 <= counts[order] / expected <= 1.1 for order in counts)
