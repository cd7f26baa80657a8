"""Moves each card once: places that are marked already are not swapped again.

Stage: TestUntilMarked
Ask: Both places that are drawn have their marks already. What should happen to their cards, and what does happen?
"""

import random


def swap(p, i, j):
    p[i], p[j] = p[j], p[i]


def shuffle2(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = True


def shuffle1(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        if not (swapped[i] and swapped[j]):
            swap(p, i, j)
        swapped[i] = swapped[j] = True
