"""A card gets lost: the first assignment overwrites a card before the second one reads it.

Stage: TestSwap
Ask: After the first of your two steps, where is the card that lay at place i?
"""


def swap(p, i, j):
    p[i] = p[j]
    p[j] = p[i]
