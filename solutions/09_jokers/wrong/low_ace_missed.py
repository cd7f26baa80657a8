"""The ace is only high: five, four, three, two, ace are no straight, and in one suit no more than a flush.

Stage: TestLowAce
Seen: 20
Ask: What does the ranking that you ask make of five, four, three, two, ace?
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
