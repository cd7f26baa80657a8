"""Swaps copies: the cards change places outside the list, and the list that was given stays as it was.

Stage: TestSwap
Seen: 1
Ask: What you exchanged has changed places. What does the list that was given hold now?
"""


def swap(p, i, j):
    first, second = p[i], p[j]
    first, second = second, first
