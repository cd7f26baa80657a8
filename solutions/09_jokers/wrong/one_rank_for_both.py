"""One rank for both: the two lists of replacements are walked side by side, so both jokers always get the same rank.

Stage: TestTwoJokers
Ask: How many pairs of cards can two jokers become, and how many of these do you try?
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
    choices = zip(*[replacements(joker) for joker in jokers])
    return max((best_hand(plain + list(cards)) for cards in choices), key=hand_rank)
