"""One place short: the loop ends one place too early, so the last two cards never change places.

Stage: TestKnuth
Ask: With two cards, which of them should be able to swap, and how often does your loop run?
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
    n = len(p) - 1
    for i in range(n - 1):
        swap(p, i, randrange(i, n + 1))
