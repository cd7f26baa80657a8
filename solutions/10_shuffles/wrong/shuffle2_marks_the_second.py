"""shuffle2 marks the second place: j is drawn first, so the place that is marked is the one drawn later.

Stage: TestUntilMarked
Ask: Two numbers are drawn for a swap, one after the other. Which of them is the place that you mark?
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
        j, i = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = True
