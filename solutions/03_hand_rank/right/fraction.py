"""A number with a fraction: the class before the point, the ranks behind it. Straights are looked up in a text."""

order = "23456789TJQKA"


def card_ranks(hand):
    hand = sorted(hand, key=lambda card: order.index(card[0]), reverse=True)
    return [order.index(card[0]) + 2 for card in hand]


def flush(hand):
    suits = "".join(card[1] for card in hand)
    return suits in ("SSSSS", "HHHHH", "DDDDD", "CCCCC")


def straight(ranks):
    return "".join(order[rank - 2] for rank in reversed(ranks)) in order


def points(hand):
    ranks = card_ranks(hand)
    equal = sum(ranks.count(rank) for rank in ranks)  # 5, 7, 9, 11, 13 or 17
    by_counting = {5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7}[equal]
    return max(
        by_counting, {(True, True): 8, (True, False): 5, (False, True): 4}.get((flush(hand), straight(ranks)), 0)
    )


def hand_rank(hand):
    ranks = card_ranks(hand)
    ordered = sorted(ranks, key=lambda rank: 100 * ranks.count(rank) + rank, reverse=True)
    return points(hand) + sum(rank / 16 ** (place + 1) for place, rank in enumerate(ordered))
