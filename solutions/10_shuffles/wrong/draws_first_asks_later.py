"""Draws before it looks: the loop asks for the marks at its end only, so it draws even where there are no cards.

Stage: TestUntilMarked
Ask: With no card on the table, how many places still need a mark, and what does your loop do first?
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
    while True:
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = swapped[j] = True
        if all(swapped):
            break
