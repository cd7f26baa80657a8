"""A new list: the cards are dealt into a second list, which is fair, and the list that was given ends empty.

Stage: TestKnuth
Ask: The caller looks at the list that was given. What is in it after your shuffle?
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
    dealt = []
    while p:
        dealt.append(p.pop(randrange(len(p))))
    return dealt
