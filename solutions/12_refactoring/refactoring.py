"""Unit 12, the reference solution."""

from ace_low import card_ranks
from hand_rank import flush, straight

CLASSES = {
    (5,): 10,
    (4, 1): 7,
    (3, 2): 6,
    (3, 1, 1): 3,
    (2, 2, 1): 2,
    (2, 1, 1, 1): 1,
    (1, 1, 1, 1, 1): 0,
}


def group(items: list[int]) -> list[tuple[int, int]]:
    """Return a pair (count, x) for each different x in items: highest count first, then highest x."""
    return sorted([(items.count(x), x) for x in set(items)], reverse=True)


def unzip(pairs: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """Return the first members of all pairs, and the second members of all pairs."""
    return list(zip(*pairs))


def hand_rank_alt(hand: list[str]) -> tuple:
    """Return a class number, found by the pattern of the counts, and the ranks, the largest group first."""
    counts, ranks = unzip(group(card_ranks(hand)))
    is_straight, is_flush = straight(card_ranks(hand)), flush(hand)
    match counts:
        case (5,):
            return (9, ranks)
        case _ if is_straight and is_flush:
            return (8, ranks)
        case (4, 1):
            return (7, ranks)
        case (3, 2):
            return (6, ranks)
        case _ if is_flush:
            return (5, ranks)
        case _ if is_straight:
            return (4, ranks)
        case (3, 1, 1):
            return (3, ranks)
        case (2, 2, 1):
            return (2, ranks)
        case (2, 1, 1, 1):
            return (1, ranks)
        case _:
            return (0, ranks)


def hand_rank_table(hand: list[str]) -> tuple:
    """Return a class number, looked up in a table, and the ranks; a straight counts 4, a flush 5, both at once 9."""
    counts, ranks = unzip(group(card_ranks(hand)))
    return (max(CLASSES[counts], 4 * straight(card_ranks(hand)) + 5 * flush(hand)), ranks)
