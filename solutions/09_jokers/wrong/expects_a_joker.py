"""A joker is expected: the place of the joker is looked up first, and a hand without one ends in an error.

Stage: TestNoJoker
Ask: What does your program look for first, and what if it is not in the hand?
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
    place = [card[0] for card in hand].index("?")
    hands = [hand[:place] + [card] + hand[place + 1 :] for card in replacements(hand[place])]
    return max(map(best_hand, hands), key=hand_rank)
