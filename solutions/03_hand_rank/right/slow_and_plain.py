"""By the book and slowly: every order of the ranks is tried, and the class is a row of yes and no."""

from copy import deepcopy
from itertools import permutations


def card_ranks(hand):
    cards = deepcopy(hand)
    result = []
    while cards:
        best = cards[0]
        for card in cards:
            if "23456789TJQKA".index(card[0]) > "23456789TJQKA".index(best[0]):
                best = card
        cards.remove(best)
        result += ["23456789TJQKA".index(best[0]) + 2]
    return result


def flush(hand):
    return int(len(set(card[1] for card in hand)) == 1)


def straight(ranks):
    for order in permutations(ranks):
        if [rank - order[0] for rank in order] == [0, 1, 2, 3, 4]:
            return 1
    return 0


def counted(n, hand):
    ranks = card_ranks(hand)
    return [rank for rank in range(14, 1, -1) if ranks.count(rank) == n]


def hand_rank(hand):
    ranks = card_ranks(hand)
    fours, threes, twos, ones = (counted(n, hand) for n in (4, 3, 2, 1))
    questions = (
        straight(ranks) and flush(hand),
        fours,
        threes and twos,
        flush(hand),
        straight(ranks),
        threes,
        len(twos) == 2,
        twos,
    )
    return [bool(answer) for answer in questions], fours, threes, twos, ones
