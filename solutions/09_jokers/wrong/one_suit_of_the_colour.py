"""One suit of the colour: the best hand is sought with spades and hearts only, never with clubs or diamonds.

Stage: TestColour
Ask: Four clubs and a black joker lie before you. Which cards of clubs does your search try?
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
    hands = product(*(replacements(card)[::2] if card[0] == "?" else [card] for card in hand))
    return max(map(best_hand, hands), key=hand_rank)
