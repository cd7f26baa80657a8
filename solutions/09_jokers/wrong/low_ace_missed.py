"""The ace is only high: the program brings a ranking of its own along, from before unit 06.

So the straight flush that a low ace begins is only a flush.

Stage: TestLowAce
Seen: 20
"""

from itertools import combinations, product

from hand_rank import hand_rank

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_hand(hand):
    return max(combinations(hand, 5), key=hand_rank)


def best_wild_hand(hand):
    return max(map(best_hand, product(*map(replacements, hand))), key=hand_rank)
