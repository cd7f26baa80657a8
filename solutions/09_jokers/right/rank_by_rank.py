"""Works with whole hands of the answer in mind: for each five cards, jokers last, only cards that may help.

A joker helps by its rank, and its suit matters only for a flush: so for each rank it tries one suit, the one that
most of the five cards have, if that is of its colour.
"""

from itertools import combinations

from ace_low import hand_rank

RANKS = "23456789TJQKA"
SUITS = {"?B": ["S", "C"], "?R": ["H", "D"]}


def replacements(card):
    return [rank + suit for rank in RANKS for suit in SUITS[card]] if card in SUITS else [card]


def best_wild_hand(hand):
    hand = sorted(hand, key=lambda card: card in SUITS)  # a new list
    best, best_rank = None, None
    for five in combinations(hand, 5):
        plain = [card for card in five if card not in SUITS]
        choices = [plain]
        for joker in five[len(plain) :]:
            suits = [card[1] for card in plain]
            suit = max(SUITS[joker], key=suits.count)
            choices = [cards + [rank + suit] for cards in choices for rank in RANKS]
        for cards in choices:
            rank = hand_rank(cards)
            if best is None or rank > best_rank:
                best, best_rank = cards, rank
    return best
