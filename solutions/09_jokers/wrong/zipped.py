"""Each rank once: the suits take turns from rank to rank, so 13 cards come where 26 were meant.

Stage: TestReplacements
Ask: In which suits does the king stand among your replacements of the black joker?
"""

from itertools import product

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank, suit in zip(RANKS, "SC" * 7)]
    if card == "?R":
        return [rank + suit for rank, suit in zip(RANKS, "HD" * 7)]
    return [card]


def best_wild_hand(hand):
    return max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
