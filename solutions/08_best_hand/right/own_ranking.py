"""Ranks by counting, without unit 06, and keeps the last of equally good hands. The size is an extra parameter."""

from collections import Counter
from itertools import combinations


def strength(five):
    ranks = ["23456789TJQKA".index(rank) for rank, _ in five]
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    counts, order = zip(*groups)
    if order == (12, 3, 2, 1, 0):
        order = (3, 2, 1, 0, -1)
    run = len(order) == 5 and order[0] - order[4] == 4
    suited = len({suit for _, suit in five}) == 1
    if run and suited:
        counts = (5,)
    elif suited:
        counts = (3, 1, 3)
    elif run:
        counts = (3, 1, 2)
    return counts, order


def best_hand(hand, size=5):
    if len(hand) < size:
        raise ValueError(f"best_hand() wants {size} or more cards, got {hand!r}")
    best = None
    for five in combinations(sorted(hand), size):
        if best is None or strength(five) >= strength(best):
            best = five
    return list(best)
