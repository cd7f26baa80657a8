"""Unit 11, the reference solution."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import comb, prod

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


def hand_name(hand: list[str]) -> str:
    """Return the name of the hand's class."""
    return HAND_NAMES[hand_rank(hand)[0]]


def hand_percentages(n: int, deal: Callable[[int], list[list[str]]] = deal) -> dict[str, float]:
    """Deal n hands, ten at a time, and return how many percent of them are of each class."""
    deals = n // 10
    if deals < 1:
        raise ValueError(f"ten hands are dealt at a time: {n} are too few")
    counts = dict.fromkeys(HAND_NAMES, 0)
    for _ in range(deals):
        for hand in deal(10):
            counts[hand_name(hand)] += 1
    return {name: 100 * count / (10 * deals) for name, count in counts.items()}


def suit_ways(ranks: list[int]) -> int:
    """Return how many different hands have these ranks: each rank chooses its suits, whatever the others choose."""
    return prod(comb(4, ranks.count(rank)) for rank in set(ranks))


def pattern_counts() -> dict[tuple[int, ...], int]:
    """Return how many of all hands have each pattern, such as (3, 2) for a full house."""
    counts: Counter[tuple[int, ...]] = Counter()
    for ranks in combinations_with_replacement(range(2, 15), 5):
        pattern = tuple(sorted(Counter(ranks).values(), reverse=True))
        counts[pattern] += suit_ways(list(ranks))
    return dict(counts)


def exact_frequencies() -> dict[str, int]:
    """Return how many of all hands are of each class."""
    patterns = pattern_counts()
    # A straight's highest card is one of ten, from the five to the ace.
    straight_flushes = 10 * 4
    straights = 10 * 4**5 - straight_flushes
    flushes = 4 * comb(13, 5) - straight_flushes
    return {
        "High card": patterns[(1, 1, 1, 1, 1)] - straights - flushes - straight_flushes,
        "One pair": patterns[(2, 1, 1, 1)],
        "Two pair": patterns[(2, 2, 1)],
        "Three of a kind": patterns[(3, 1, 1)],
        "Straight": straights,
        "Flush": flushes,
        "Full house": patterns[(3, 2)],
        "Four of a kind": patterns[(4, 1)],
        "Straight flush": straight_flushes,
    }
