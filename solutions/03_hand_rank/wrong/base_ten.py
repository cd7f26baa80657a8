"""One number to the base 10: ranks above nine spill over into the place before them.

Stage: TestTheCall
Ask: How many values can one card have, and how many fit into one place of your number before it touches the next?
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
    ranks = card_ranks(hand)
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    sizes = tuple(ranks.count(rank) for rank in groups)
    if straight(ranks) and flush(hand):
        number = 8
    elif flush(hand):
        number = 5
    elif straight(ranks):
        number = 4
    else:
        number = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}[sizes]
    return number * 1000000 + sum(rank * 10 ** (4 - place) for place, rank in enumerate(groups))
