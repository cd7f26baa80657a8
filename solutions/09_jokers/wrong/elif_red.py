"""Black or red: where a black joker is replaced, the red one is left as it is, so of two jokers one remains.

Stage: TestTwoJokers
Ask: A hand holds both jokers. Which lines of your program run then, and which joker is still there afterwards?
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
    hands = []
    if "?B" in hand:
        for card in replacements("?B"):
            hands.append([card if c == "?B" else c for c in hand])
    elif "?R" in hand:
        for card in replacements("?R"):
            hands.append([card if c == "?R" else c for c in hand])
    else:
        hands.append(hand)
    return max(map(best_hand, hands), key=hand_rank)
