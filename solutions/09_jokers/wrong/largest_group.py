"""Always one more of a kind: the joker joins the largest group, and straights and flushes are not thought of.

Stage: TestOneJoker
Ask: Ten, eight, seven, six: is another ten the best that a joker can be here?
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
    held = [card[0] for card in hand]
    cards = [[c for c in replacements(card) if c[0] in held] for card in hand]
    return max(map(best_hand, product(*cards)), key=hand_rank)
