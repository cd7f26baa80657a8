"""The suit of most cards: the joker always takes the suit that the hand has most of, be it of its colour or not.

Stage: TestColour
Ask: Four hearts and a black joker: which suits may the joker have, and which one do you give it?
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
    suits = [card[1] for card in hand if card[0] != "?"]
    if max(map(suits.count, suits)) < 4:
        return max(map(best_hand, product(*map(replacements, hand))), key=hand_rank)
    suit = max(suits, key=suits.count)
    hands = product(*([rank + suit for rank in RANKS] if card[0] == "?" else [card] for card in hand))
    return max(map(best_hand, hands), key=hand_rank)
