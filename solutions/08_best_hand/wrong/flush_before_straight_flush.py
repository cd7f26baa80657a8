"""The highest of the suit: a flush is cut from the top without a look whether lower cards make a straight flush.

Stage: TestRuns
Ask: Six clubs from the ace down hold nine, eight, seven, six, five. What are these five worth, and what the highest
five?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    for suit in "SHDC":
        suited = [card for card in hand if card[1] == suit]
        if len(suited) >= 5:
            return sorted(suited, key=lambda card: "23456789TJQKA".index(card[0]))[-5:]
    return list(max(combinations(hand, 5), key=hand_rank))
