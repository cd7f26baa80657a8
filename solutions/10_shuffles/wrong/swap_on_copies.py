"""Swaps copies: the cards are read into two variables, and those change places; the list never hears of it.

Stage: TestSwap
Seen: 1
"""


def swap(p, i, j):
    first, second = p[i], p[j]
    first, second = second, first
