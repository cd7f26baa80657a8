"""Replaced in place: each card is tried in the hand of the caller, where the last one remains instead of the joker.

Stage: TestSafe
Ask: Look at the caller's hand after the call: what lies where the joker was?
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
    for place, joker in enumerate(hand):
        if joker[0] == "?":
            found = []
            for card in replacements(joker):
                hand[place] = card
                found.append(best_wild_hand(list(hand)))
            return max(found, key=hand_rank)
    return best_hand(hand)
