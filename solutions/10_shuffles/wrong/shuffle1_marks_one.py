"""shuffle1 marks one place: the second place is swapped as well and gets no mark, so the shuffle stops too late.

Stage: TestUntilMarked
Ask: Which places have been swapped after the first two draws, and which of them have a mark in your shuffle1?
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
        swapped[i] = True


def shuffle2(p, randrange=random.randrange):
    shuffle1(p, randrange)
