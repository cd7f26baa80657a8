"""Estimated, not counted: the percentages of a simulation, blown up to all hands.

Stage: TestExact
Ask: If the function is called twice, may it give two different numbers of hands?
"""

import random
from math import comb

from ace_low import hand_rank
from deck import deal

HAND_NAMES = [
    "High card",
    "One pair",
    "Two pair",
    "Three of a kind",
    "Straight",
    "Flush",
    "Full house",
    "Four of a kind",
    "Straight flush",
]


def hand_name(hand):
    return HAND_NAMES[hand_rank(hand)[0]]


def hand_percentages(n, deal=deal):
    if n < 10:
        raise ValueError("n must be at least 10")
    counts = [0] * 9
    for _ in range(n // 10):
        for hand in deal(10):
            counts[hand_rank(hand)[0]] += 1
    return {name: 100 * count / sum(counts) for name, count in zip(HAND_NAMES, counts)}


def suit_ways(ranks):
    ways = 1
    for rank in set(ranks):
        ways *= comb(4, ranks.count(rank))
    return ways


def pattern_counts():
    return {
        (4, 1): 13 * 12 * suit_ways([2, 2, 2, 2, 3]),
        (3, 2): 13 * 12 * suit_ways([2, 2, 2, 3, 3]),
        (3, 1, 1): 13 * comb(12, 2) * suit_ways([2, 2, 2, 3, 4]),
        (2, 2, 1): comb(13, 2) * 11 * suit_ways([2, 2, 3, 3, 4]),
        (2, 1, 1, 1): 13 * comb(12, 3) * suit_ways([2, 2, 3, 4, 5]),
        (1, 1, 1, 1, 1): comb(13, 5) * suit_ways([2, 3, 4, 5, 7]),
    }


def exact_frequencies():
    own = random.Random(10)
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]
    percentages = hand_percentages(20_000, lambda numhands: [own.sample(pack, 5) for _ in range(numhands)])
    return {name: round(2_598_960 * percentage / 100) for name, percentage in percentages.items()}
