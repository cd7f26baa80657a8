"""Only the number of different ranks counts: two pair and three of a kind both have three.

Stage: TestCounting
Ask: How many different ranks has K K K 9 5, and how many K K 9 9 5? What tells the two hands apart?
"""


def card_ranks(hand):
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return ranks == [ranks[0] - step for step in range(5)]


def hand_rank(hand):
    ranks = card_ranks(hand)
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    if straight(ranks) and flush(hand):
        return 8, groups
    if len(groups) == 2:
        return ranks.count(groups[0]) + 3, groups
    if flush(hand):
        return 5, groups
    if straight(ranks):
        return 4, groups
    return {5: 0, 4: 1, 3: 2}[len(groups)], groups
