"""The order of the cards decides: ranks are compared as the player holds them, and the tie is gone.

Stage: TestTies
Ask: A player picks up the same five cards in another order: what changes in your comparison, and what in the game?
"""

from ace_low import hand_rank
from allmax import allmax


def in_hand(hand):
    return ["23456789TJQKA".index(card[0]) for card in hand]


def poker(hands):
    return allmax(hands, key=lambda hand: (hand_rank(hand), in_hand(hand)))
