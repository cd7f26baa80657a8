"""Never with itself: a pair of equal places is thrown away, so neither is marked and the shuffle goes on too long.

Stage: TestUntilMarked
Ask: If i and j are the same place, does it have its mark afterwards, by the rule and in your shuffle?
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
        if i != j:
            swap(p, i, j)
            swapped[i] = swapped[j] = True
