"""A table of the ten straights: hand_rank finds A2345 there by itself and has no need of card_ranks. A royal flush is
a class of its own, and the value is a list.
"""

from itertools import groupby

RANKS = "23456789TJQKA"
STRAIGHTS = ["2345A", *("".join(RANKS[i : i + 5]) for i in range(9))]


def _letters(hand):
    return "".join(sorted((card[0] for card in hand), key=RANKS.index))


def card_ranks(hand):
    if _letters(hand) == STRAIGHTS[0]:
        return list(range(5, 0, -1))
    return [RANKS.index(letter) + 2 for letter in reversed(_letters(hand))]


def hand_rank(hand):
    letters = _letters(hand)
    suited = len({suit for _, suit in hand}) == 1
    if letters in STRAIGHTS:
        place = STRAIGHTS.index(letters)
        if suited:
            return [9] if place == 9 else [8, place]
        return [4, place]
    groups = sorted(((len(list(group)), RANKS.index(rank)) for rank, group in groupby(letters)), reverse=True)
    sizes = [size for size, _ in groups]
    category = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "straight", "flush", [3, 2], [4, 1]].index(sizes)
    return [5 if suited else category] + [place for _, place in groups]
