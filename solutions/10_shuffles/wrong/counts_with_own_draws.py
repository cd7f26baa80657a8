"""Draws by itself: the randrange that count_draws is given is not the one that its counter asks.

Stage: TestDraws
Ask: Whoever gives count_draws a randrange knows what it will draw. Whose numbers does the shuffler get from you?
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


def count_draws(shuffler, deck, randrange=random.randrange):
    count = 0

    def counted(*bounds):
        nonlocal count
        count += 1
        return random.randrange(*bounds)

    shuffler(list(deck), counted)
    return count
