"""Never back to zero: the counter lives outside the function, and each call counts on from the one before.

Stage: TestDraws
Ask: Asked twice about the same shuffler, what should the second answer be, and where does yours begin to count?
"""

import random


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


drawn = []


def count_draws(shuffler, deck, randrange=random.randrange):
    def counted(*bounds):
        drawn.append(bounds)
        return randrange(*bounds)

    shuffler(list(deck), counted)
    return len(drawn)
