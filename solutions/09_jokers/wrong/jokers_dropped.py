"""Jokers thrown away: they are taken out of the hand, and the best five of the rest come back.

Stage: TestOneJoker
Ask: From how many cards does your program choose when one of the seven is a joker?
"""

from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    return best_hand([card for card in hand if card not in ("?B", "?R")])
