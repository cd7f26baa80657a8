"""Three of a kind is sought at the ends: between a higher and a lower card nobody looks for it.

Stage: TestCounting
Ask: At which places of the sorted hand can three equal cards lie? Do you look at each of them?
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
    r = card_ranks(hand)
    order = sorted(r, key=lambda rank: (r.count(rank), rank), reverse=True)
    if straight(r) and flush(hand):
        return 8, order
    if r[0] == r[3] or r[1] == r[4]:
        return 7, order
    if (r[0] == r[2] and r[3] == r[4]) or (r[0] == r[1] and r[2] == r[4]):
        return 6, order
    if flush(hand):
        return 5, order
    if straight(r):
        return 4, order
    if r[0] == r[2] or r[2] == r[4]:
        return 3, order
    pairs = [a for a, b in zip(r, r[1:]) if a == b]
    return min(len(pairs), 2), order
