"""Keeps the number: the counter draws and counts, but does not return what was drawn.

Stage: TestDraws
Ask: The shuffler asks your counter for a number. What does it get for an answer?
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
        randrange(*bounds)

    shuffler(list(deck), counted)
    return count
