"""Twelve ranks: one of the thirteen is never counted, so all hands with it are missing.

Stage: TestPatterns
Ask: Which is the lowest rank that you count, which is the highest, and how many is that?
"""

from collections import Counter
from itertools import combinations_with_replacement
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
    counts = Counter()
    for ranks in combinations_with_replacement(range(2, 14), 5):
        pattern = tuple(sorted(Counter(ranks).values(), reverse=True))
        counts[pattern] += suit_ways(list(ranks))
    return dict(counts)


def exact_frequencies():
    counts = pattern_counts()
    straight_flush = 4 * 10
    straight = 10 * 4**5 - straight_flush
    flush = 4 * comb(13, 5) - straight_flush
    high_card = counts[1, 1, 1, 1, 1] - straight - flush - straight_flush
    numbers = [
        high_card,
        counts[2, 1, 1, 1],
        counts[2, 2, 1],
        counts[3, 1, 1],
        straight,
        flush,
        counts[3, 2],
        counts[4, 1],
        straight_flush,
    ]
    return dict(zip(HAND_NAMES, numbers))
