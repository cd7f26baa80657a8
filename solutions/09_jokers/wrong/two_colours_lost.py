"""Two jokers, any colour: the colour is minded with one joker, and forgotten where both are in the hand.

Stage: TestTwoJokers
Ask: Both jokers are in the hand. May both become red cards in your program, and may they in the game?
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
    jokers = [card for card in hand if card[0] == "?"]
    plain = [card for card in hand if card[0] != "?"]
    if len(jokers) == 2:
        both = replacements("?B") + replacements("?R")
        choices = product(both, both)
    else:
        choices = product(*map(replacements, jokers))
    return max((best_hand(plain + list(cards)) for cards in choices), key=hand_rank)
