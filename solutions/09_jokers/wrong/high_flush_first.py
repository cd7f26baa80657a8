"""The flush first: four cards of a suit and a joker of its colour are made a flush with the ace, and no more is tried.

Stage: TestColour
Ask: With nine, eight, six, five and the ace of diamonds, which two cards could the red joker be, and which is better?
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
    for suit in "SHDC":
        suited = [card for card in hand if card[1] == suit]
        joker = "?B" if suit in "SC" else "?R"
        if len(suited) >= 4 and joker in hand:
            missing = [rank for rank in "AKQJT98765432" if rank + suit not in suited]
            return best_hand(suited + [missing[0] + suit])
    return max(map(best_hand, product(*map(replacements, hand))), key=hand_rank)
