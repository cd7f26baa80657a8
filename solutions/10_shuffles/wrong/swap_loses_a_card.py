"""A card gets lost: the first assignment overwrites a card before the second one reads it.

Stage: TestSwap
"""


def swap(p, i, j):
    p[i] = p[j]
    p[j] = p[i]
