"""The joker is left in: the five cards are ranked with what the joker may be, and they come back with the joker.

Stage: TestOneJoker
Ask: Can the caller see in your answer which card the joker stands for?
"""

from itertools import combinations, product

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    def strength(five):
        return max(map(hand_rank, product(*map(replacements, five))))

    return list(max(combinations(hand, 5), key=strength))
