"""The colour is ignored: the replacements are right, but the search tries every card of the deck for each joker.

Stage: TestColour
Seen: 1
Ask: Two places in your program know what a joker may be. Do they say the same about the black one?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "SHDC"]


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    choices = [DECK if card.startswith("?") else [card] for card in hand]
    return max((best_hand(list(cards)) for cards in product(*choices)), key=hand_rank)
