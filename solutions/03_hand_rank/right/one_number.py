"""One whole number: the class and five ranks are the digits of a number to the base 15. The ace may also be low."""


def card_ranks(hand):
    ranks = ["..23456789TJQKA".index(card[0]) for card in hand]
    ranks.sort(reverse=True)
    return ranks


def flush(hand):
    first = hand[0][1]
    for card in hand:
        if card[1] != first:
            return False
    return True


def straight(ranks):
    if ranks == [14, 5, 4, 3, 2]:
        return True
    for place in range(4):
        if ranks[place] != ranks[place + 1] + 1:
            return False
    return True


def hand_rank(hand):
    ranks = card_ranks(hand)
    ranks.sort(key=lambda rank: (ranks_count(hand, rank), rank), reverse=True)
    different = len(set(ranks))
    if straight(ranks) and flush(hand):
        number = 8
    elif different == 2:
        number = 7 if ranks[0] == ranks[3] else 6
    elif flush(hand):
        number = 5
    elif straight(ranks):
        number = 4
    elif different == 3:
        number = 3 if ranks[0] == ranks[2] else 2
    elif different == 4:
        number = 1
    else:
        number = 0
    if straight(ranks) and ranks[1] == 5:
        ranks = [5, 4, 3, 2, 1]
    for rank in ranks:
        number = number * 15 + rank
    return number


def ranks_count(hand, rank):
    return card_ranks(hand).count(rank)
