"""Ranks cut short: no joker of a hand is ever tried as a two, though the replacements are all there.

Stage: TestOneJoker
Ask: Which ranks does the loop in your search run through, from the first to the last?
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
    hands = [[]]
    for card in hand:
        cards = [card]
        if card[0] == "?":
            cards = [RANKS[i] + suit for i in range(1, 13) for suit in ("SC" if card == "?B" else "HD")]
        hands = [some + [other] for some in hands for other in cards]
    return max(map(best_hand, hands), key=hand_rank)
