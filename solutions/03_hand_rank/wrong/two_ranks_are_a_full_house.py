"""Two different ranks are a full house: four of a kind has two different ranks as well.

Stage: TestCounting
Ask: Which two classes have exactly two different ranks, and what tells the one from the other?
"""

VALUES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def card_ranks(hand):
    return sorted([VALUES[card[0]] if card[0] in VALUES else int(card[0]) for card in hand], reverse=True)


def flush(hand):
    return len({suit for rank, suit in hand}) == 1


def straight(ranks):
    return max(ranks) - min(ranks) == 4 and len(set(ranks)) == 5


def hand_rank(hand):
    ranks = card_ranks(hand)
    ordered = sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)
    different = len(set(ranks))
    if straight(ranks) and flush(hand):
        return 8, ordered
    if different == 2:
        return 6, ordered
    if flush(hand):
        return 5, ordered
    if straight(ranks):
        return 4, ordered
    if different == 3:
        return (3 if ordered[0] == ordered[2] else 2), ordered
    return 5 - different, ordered
