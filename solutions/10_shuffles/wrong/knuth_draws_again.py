"""Draws again: a place that is too low is drawn anew until it fits. Fair, and it draws without a limit.

Stage: TestKnuth
Ask: From how many places may place i draw, and how often do you draw until one of them comes?
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
        j = randrange(n)
        while j < i:
            j = randrange(n)
        swap(p, i, j)
