"""Always the ace: the highest card seems the best that a joker can be, and it is not.

Stage: TestOneJoker
Ask: With ten, eight, seven and six beside it, which card should a joker be, and which one do you make it?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    choices = []
    for card in hand:
        cards = replacements(card)
        choices.append([other for other in cards if other[0] == "A"] if card[0] == "?" else cards)
    return max(map(best_hand, product(*choices)), key=hand_rank)
