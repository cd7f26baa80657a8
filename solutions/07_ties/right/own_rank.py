"""A rank of one's own: the groups' sizes as a pattern, the ranks by group. Prints while it works, which is no fault."""

from collections import Counter

PATTERNS = [(1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), "straight", "flush", (3, 2), (4, 1), "straight flush"]


def strength(hand):
    counts = Counter("23456789TJQKA".index(card[0]) for card in hand)
    ranks = sorted(counts, key=lambda r: (counts[r], r), reverse=True)
    pattern = tuple(counts[r] for r in ranks)
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    straight = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    flush = len({card[1] for card in hand}) == 1
    name = " ".join(word for word, there in (("straight", straight), ("flush", flush)) if there)
    return [PATTERNS.index(name or pattern), ranks]


def poker(hands, verbose=True):
    strengths = [strength(hand) for hand in hands]
    if verbose:
        for hand, s in zip(hands, strengths):
            print(" ".join(hand), s)
    return [hand for hand, s in zip(hands, strengths) if s == max(strengths)]
