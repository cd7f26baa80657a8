"""The hand is emptied: hand_rank deals its cards onto piles and never takes them back.

Stage: TestTies
Ask: What does the list that you were given hold after your last line, and whose list is it?
"""


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    in_a_row, one_suit = straight(card_ranks(hand)), flush(hand)
    piles = {}
    while hand:
        rank = "--23456789TJQKA".index(hand.pop()[0])
        piles[rank] = piles.get(rank, 0) + 1
    groups = sorted(((size, rank) for rank, size in piles.items()), reverse=True)
    sizes = [size for size, rank in groups]
    ranks = [rank for size, rank in groups]
    if in_a_row and one_suit:
        return 8, ranks
    if sizes[0] == 4:
        return 7, ranks
    if sizes == [3, 2]:
        return 6, ranks
    if one_suit:
        return 5, ranks
    if in_a_row:
        return 4, ranks
    return {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[tuple(sizes)], ranks
