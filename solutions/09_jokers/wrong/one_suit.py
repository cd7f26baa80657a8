"""One suit for each joker: black means spades and red means hearts, 13 cards instead of 26.

Stage: TestReplacements
Ask: Which suits are black, and how many cards does that make?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    joker_suit = {"B": "S", "R": "H"}
    if card[0] == "?":
        return [rank + joker_suit[card[1]] for rank in RANKS]
    return [card]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
