"""A joker never stands for a card that the hand holds already. Says how far it is, which is no fault."""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]
COLOURS = {"?B": "SC", "?R": "HD"}


def replacements(card, held=()):
    if card in COLOURS:
        return [other for other in DECK if other[1] in COLOURS[card] and other not in held]
    return [card]


def best_wild_hand(hand):
    best = None
    for number, cards in enumerate(product(*[replacements(card, hand) for card in hand]), 1):
        if number % 100 == 0:
            print(number, "hands")
        five = best_hand(list(cards))
        if best is None or hand_rank(five) > hand_rank(best):
            best = five
    return best
