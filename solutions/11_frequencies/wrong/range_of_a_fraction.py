"""range(n / 10): the division gives a float, even where it comes out even, and range refuses it.

Stage: TestPercentages
Seen: 3
Ask: Of what type is the number of deals that you work out, and how would a loop run 2.5 times?
"""

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
    for i in range(n / 10):
        for hand in deal(10):
            ranking = hand_rank(hand)[0]
            counts[ranking] += 1
    return {HAND_NAMES[i]: 100.0 * counts[i] / sum(counts) for i in range(9)}


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
