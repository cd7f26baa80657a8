"""Shuffles a copy: the shuffled list is returned, and the list that was given stays as it was.

Stage: TestUntilMarked
Ask: Which list does the caller hold after the shuffle, and which one have you shuffled?
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
    p = list(p)
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = swapped[j] = True
    return p
