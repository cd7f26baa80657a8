"""One kind of call: the counter takes one bound, so randrange(i, n) ends in a TypeError.

Stage: TestDraws
Ask: In how many ways may a shuffler call the randrange that it gets, and what does your counter make of each?
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

    def counted(n):
        nonlocal count
        count += 1
        return randrange(n)

    shuffler(list(deck), counted)
    return count
