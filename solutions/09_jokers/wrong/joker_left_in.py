"""The joker is left in: its card is tried and found good, and then the joker comes back in place of the card.

Stage: TestOneJoker
Ask: Can the caller see in your answer which card the joker stands for?
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
    best = max((best_hand(cards) for cards in product(*map(replacements, hand))), key=hand_rank)
    jokers = [card for card in hand if card[0] == "?"]
    return [card if card in hand else jokers.pop() for card in best]
