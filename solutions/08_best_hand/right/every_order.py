"""Tries all five cards in all orders: 2,520 for seven cards where 21 would do. Slow, and right."""

import itertools

from ace_low import hand_rank


class NotEnoughCards(ValueError):
    pass


def best_hand(hand: list) -> list:
    if not len(hand) >= 5:
        raise NotEnoughCards(f"{len(hand)} cards are not enough")
    best = list(hand[:5])
    for five in itertools.permutations(hand, 5):
        if hand_rank(five) > hand_rank(best):
            best = list(five)
    return best
