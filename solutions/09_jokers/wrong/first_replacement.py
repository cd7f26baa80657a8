"""The first that comes: each joker becomes the first card in its list, and the others are never tried.

Stage: TestOneJoker
Ask: How many different cards does your program try for a joker before it decides?
"""

from best_hand import best_hand

RANKS = "AKQJT98765432"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    return best_hand([replacements(card)[0] for card in hand])
