"""Ranks cut short: the loop over the ranks starts at 1, so a joker that should be a two is never tried.

Stage: TestOneJoker
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
