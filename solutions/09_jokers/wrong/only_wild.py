"""Nothing without jokers: the best hand is only kept where a joker is replaced, so seven plain cards give no hand.

Stage: TestNoJoker
Ask: How often is your best hand set when no joker is in the hand?
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
    black = replacements("?B") if "?B" in hand else [None]
    red = replacements("?R") if "?R" in hand else [None]
    plain = [card for card in hand if card[0] != "?"]
    best = []
    for b in black:
        for r in red:
            jokers = [card for card in (b, r) if card]
            if jokers:
                five = best_hand(plain + jokers)
                if not best or hand_rank(five) > hand_rank(best):
                    best = five
    return best
