"""Only cards that lie side by side are compared: a pair with a card in between is not seen.

Stage: TestCounting
Ask: Deal the nines first and last: are they still a pair to a player, and are they to your code?
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
    ranks = ["--23456789TJQKA".index(rank) for rank, suit in hand]
    same = "".join("=" if a == b else "." for a, b in zip(ranks, ranks[1:]))
    ordered = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    if straight(card_ranks(hand)) and flush(hand):
        return (8, ordered)
    elif "===" in same:
        return (7, ordered)
    elif same in ("==.=", "=.=="):
        return (6, ordered)
    elif flush(hand):
        return (5, ordered)
    elif straight(card_ranks(hand)):
        return (4, ordered)
    elif "==" in same:
        return (3, ordered)
    return (same.count("="), ordered)
