"""No card may stay: each place must give its card away, so most of the orders never come.

Stage: TestKnuth
Ask: How many of the six orders of three cards leave the first card where it is, and can yours give any of them?
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
        swap(p, i, randrange(i + 1, n))
