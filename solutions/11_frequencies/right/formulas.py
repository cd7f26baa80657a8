"""Closed formulas throughout, and the given list of names read from its end."""

from math import comb

from ace_low import hand_rank
from deck import deal

HAND_NAMES = [
    "Straight flush",
    "Four of a kind",
    "Full house",
    "Flush",
    "Straight",
    "Three of a kind",
    "Two pair",
    "One pair",
    "High card",
]


def hand_name(hand):
    return HAND_NAMES[8 - hand_rank(hand)[0]]


def hand_percentages(n, deal=deal):
    if n < 10:
        raise ValueError("n must be at least 10")
    counts = [0] * 9
    for _ in range(n // 10):
        for hand in deal(10):
            counts[hand_rank(hand)[0]] += 1
    return {name: count / sum(counts) * 100.0 for name, count in zip(HAND_NAMES, counts[::-1])}


def suit_ways(ranks):
    ways = 1
    for rank in range(2, 15):
        ways *= [1, 4, 6, 4, 1, 0][ranks.count(rank)]
    return ways


def pattern_counts():
    return {
        (1, 1, 1, 1, 1): comb(13, 5) * 4**5,
        (2, 1, 1, 1): 13 * 6 * comb(12, 3) * 4**3,
        (2, 2, 1): comb(13, 2) * 6**2 * 11 * 4,
        (3, 1, 1): 13 * 4 * comb(12, 2) * 4**2,
        (3, 2): 13 * 4 * 12 * 6,
        (4, 1): 13 * 12 * 4,
    }


def exact_frequencies():
    one_suit = 4 * comb(13, 5)
    in_a_row = 10 * 4**5
    both = 10 * 4
    patterns = pattern_counts()
    return {
        "Straight flush": both,
        "Four of a kind": patterns[4, 1],
        "Full house": patterns[3, 2],
        "Flush": one_suit - both,
        "Straight": in_a_row - both,
        "Three of a kind": patterns[3, 1, 1],
        "Two pair": patterns[2, 2, 1],
        "One pair": patterns[2, 1, 1, 1],
        "High card": patterns[1, 1, 1, 1, 1] - (one_suit + in_a_row - both),
    }
