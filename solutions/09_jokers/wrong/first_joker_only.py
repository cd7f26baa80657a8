"""The first joker only: it is replaced in every way, and the second one is left out of the hand.

Stage: TestTwoJokers
Ask: How many cards do you choose the best five from when a hand of seven holds two jokers?
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
    plain = [card for card in hand if card[0] != "?"]
    if not jokers:
        return best_hand(hand)
    return max((best_hand(plain + [card]) for card in replacements(jokers[0])), key=hand_rank)
