"""Groups instead of questions: equal ranks are gathered, the biggest group first. Tuples everywhere, no helper."""

from collections import Counter

ORDER = "23456789TJQKA"


def card_ranks(hand):
    ranks = tuple(sorted((ORDER.index(card[0]) + 2 for card in hand), reverse=True))
    if ranks == (14, 5, 4, 3, 2):
        return (5, 4, 3, 2, 1)
    return ranks


def hand_rank(hand):
    ranks = card_ranks(hand)
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = tuple(count for count, _ in groups)
    in_a_row = len(groups) == 5 and ranks[0] - ranks[4] == 4
    one_suit = len({card[1] for card in hand}) == 1
    by_shape = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0)
    return max(by_shape, 4 * in_a_row + 5 * one_suit - in_a_row * one_suit), tuple(rank for _, rank in groups)
