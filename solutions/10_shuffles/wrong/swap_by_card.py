"""Finds the place by the card: the first card that looks like it is taken, not the one at place i.

Stage: TestSwap
Ask: In a, b, a, c the card a lies at two places. How do you tell the one that was named from the other?
"""


def swap(p, i, j):
    first, second = p[i], p[j]
    i, j = p.index(first), p.index(second)
    p[i], p[j] = second, first
