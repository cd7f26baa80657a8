"""Its own random numbers: randrange is taken as a parameter and never used, random draws instead.

Stage: TestUntilMarked
Ask: Two runs that are given the same numbers must end alike. Which numbers does your shuffle follow?
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
        i, j = random.randint(0, n - 1), random.randint(0, n - 1)
        swap(p, i, j)
        swapped[i] = swapped[j] = True
