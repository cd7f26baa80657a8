"""Prints, takes more arguments than it must, sorts the best class first, and builds hands rank by rank."""

import deck
from ace_low import hand_rank

names_from_the_top = [
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
CHOOSE = {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}


def hand_name(hand, names=tuple(names_from_the_top)):
    number, *_ = hand_rank(hand)
    return list(reversed(names))[number]


def hand_percentages(n=700_000, deal=None, verbose=True):
    deal = deal or deck.deal
    if n < 10:
        raise ValueError(f"{n} hands are no deal of ten")
    dealt = 0
    seen = []
    while dealt + 10 <= n:
        seen.extend(map(hand_name, deal(10)))
        dealt += 10
    result = {name: 100 * (seen.count(name) / dealt) for name in names_from_the_top}
    if verbose:
        for name, percentage in result.items():
            print(f"{name:>15}: {percentage:6.3f} %")
    return result


def suit_ways(ranks, verbose=False):
    ranks = sorted(ranks)
    ways = 1
    while ranks:
        rank = ranks[-1]
        ways *= CHOOSE.get(ranks.count(rank), 0)
        ranks = [other for other in ranks if other != rank]
    if verbose:
        print(ways)
    return ways


def build(cards_left, lowest, pattern, ways, counts):
    """Adds to counts all hands whose other ranks are lowest or higher: takes 0 to 4 cards of each rank in turn."""
    if cards_left == 0:
        key = tuple(sorted(pattern, reverse=True))
        counts[key] = counts.get(key, 0) + ways
    elif lowest <= 14:
        for number in range(min(4, cards_left) + 1):
            longer = [*pattern, number] if number else pattern
            build(cards_left - number, lowest + 1, longer, ways * CHOOSE[number], counts)


def pattern_counts():
    counts = {(5,): 0}
    build(5, 2, [], 1, counts)
    print(len(counts), "patterns")
    return counts


def exact_frequencies(verbose=True):
    rows = {frozenset([14, 2, 3, 4, 5])} | {frozenset(range(low, low + 5)) for low in range(2, 11)}
    straight_flush = 4 * len(rows)
    straight = (4**5 - 4) * len(rows)
    flush = 4 * (13 * 12 * 11 * 10 * 9 // 120 - len(rows))
    result = dict.fromkeys(names_from_the_top, 0)
    result.update({"Straight flush": straight_flush, "Flush": flush, "Straight": straight})
    named = {4: "Four of a kind", (3, 2): "Full house", 3: "Three of a kind", (2, 2): "Two pair", 2: "One pair"}
    for pattern, number in pattern_counts().items():
        name = named.get(pattern[:2]) or named.get(pattern[0])
        if name:
            result[name] += number
    result["High card"] = 52 * 51 * 50 * 49 * 48 // 120 - sum(result.values())
    if verbose:
        print(result)
    return result
