"""Counts the groups of equal ranks once; their sizes name the class. Everything is a tuple of two tuples."""

from collections import Counter

VALUES = {rank: value for value, rank in enumerate("23456789TJQKA", start=2)}
SHAPES = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}


def card_ranks(hand):
    return sorted((VALUES[card[0]] for card in hand), reverse=True)


def flush(hand):
    return all(card[1] == hand[0][1] for card in hand)


def straight(ranks):
    return all(high - low == 1 for high, low in zip(ranks, ranks[1:]))


def hand_rank(hand):
    groups = sorted(((size, rank) for rank, size in Counter(card_ranks(hand)).items()), reverse=True)
    sizes, ranks = zip(*groups)
    in_a_row = len(ranks) == 5 and straight(ranks)
    if in_a_row and flush(hand):
        return 8, ranks
    if flush(hand):
        return 5, ranks
    if in_a_row:
        return 4, ranks
    return SHAPES[sizes], ranks
