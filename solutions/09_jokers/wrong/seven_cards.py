"""All seven cards: the jokers are replaced, and the choice of five is forgotten.

Stage: TestNoJoker
Ask: How many cards has your answer, and how many has a hand of poker?
"""

from itertools import product

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    return list(max(product(*map(replacements, hand)), key=hand_rank))
