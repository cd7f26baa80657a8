"""The alphabet decides: the best hands of all replacements are compared as texts, not by what they are worth.

Stage: TestOneJoker
Seen: 3
Ask: When two of your best hands are compared, what does Python look at to say which one is greater?
"""

from itertools import product

from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    return max(best_hand(cards) for cards in product(*map(replacements, hand)))
