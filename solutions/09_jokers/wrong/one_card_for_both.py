"""One card for both: the first joker is replaced, and whatever card it became stands for the second joker too.

Stage: TestTwoJokers
Ask: A red joker and a black one lie in the hand. Can one card stand for both of them?
"""

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
    jokers = [card for card in hand if card[0] == "?"]
    choices = replacements(jokers[0]) if jokers else [""]
    hands = [[choice if card[0] == "?" else card for card in hand] for choice in choices]
    return max(map(best_hand, hands), key=hand_rank)
