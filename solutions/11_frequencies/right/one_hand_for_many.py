"""Ranks one hand of each set of ranks in two ways, in one suit and in several. Counter and a subclass of dict."""

from collections import Counter, defaultdict
from itertools import combinations, combinations_with_replacement

from ace_low import hand_rank
from deck import deal

NAMES = "High card,One pair,Two pair,Three of a kind,Straight,Flush,Full house,Four of a kind,Straight flush".split(",")
ALL_RANKS = list(combinations_with_replacement(range(2, 15), 5))


def hand_name(hand):
    return dict(enumerate(NAMES))[hand_rank(sorted(hand))[0]]


def hand_percentages(n, deal=deal):
    if n // 10 <= 0:
        raise ValueError
    names = [hand_name(hand) for _ in range(n // 10) for hand in deal(10)]
    result = Counter({name: 0.0 for name in NAMES})
    result.update(Counter(names))
    for name in result:
        result[name] *= 100 / len(names)
    return result


def suits_for(count):
    """All choices of suits for that many cards of one rank."""
    return list(combinations("SHDC", count))


def suit_ways(ranks):
    sizes = Counter(ranks).values()
    ways = 1
    for size in sizes:
        ways = ways * len(suits_for(size))
    return ways


def pattern_counts():
    counts = defaultdict(int)
    for ranks in ALL_RANKS:
        if len(set(ranks)) > 1:
            counts[tuple(size for rank, size in Counter(ranks).most_common())] += suit_ways(ranks)
    return counts


def exact_frequencies():
    counts = Counter({name: 0 for name in NAMES})
    for ranks in ALL_RANKS:
        letters = ["--23456789TJQKA"[rank] for rank in ranks]
        mixed = [letter + suit for letter, suit in zip(letters, "SHDCS")]
        ways = suit_ways(ranks)
        if len(set(ranks)) == 5:
            in_one_suit = [letter + "S" for letter in letters]
            counts[hand_name(in_one_suit)] += 4
            ways -= 4
        if ways:
            counts[hand_name(mixed)] += ways
    return counts
