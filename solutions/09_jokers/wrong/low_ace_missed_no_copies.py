"""The ace is only high: five, four, three, two, ace are no straight. Where the ace is held already, a king is taken.

Stage: TestLowAce
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


def best_wild_hand(hand):
    fives = []
    for cards in product(*map(replacements, hand)):
        if len(set(cards)) == 7:
            fives.extend(combinations(cards, 5))
    return list(max(fives, key=hand_rank))
