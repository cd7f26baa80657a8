"""Finds the place by the card: index() gives the first card that looks like it, not the one at place i.

Stage: TestSwap
"""


def swap(p, i, j):
    first, second = p[i], p[j]
    i, j = p.index(first), p.index(second)
    p[i], p[j] = second, first
