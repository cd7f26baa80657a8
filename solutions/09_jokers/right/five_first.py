"""Chooses five of the seven first and replaces the jokers among them afterwards: half the work, without best_hand."""

from itertools import combinations, product

from ace_low import hand_rank

all_ranks = "23456789TJQKA"
red_cards = [r + s for r in all_ranks for s in "DH"]
black_cards = [r + s for r in all_ranks for s in "CS"]
wild = {"?R": red_cards, "?B": black_cards}


def replacements(card):
    return wild.get(card, [card])


def fives(hand):
    for five in combinations(hand, 5):
        yield from product(*map(replacements, five))


def best_wild_hand(hand):
    return sorted(max(fives(hand), key=hand_rank))
