"""Gathers the best hands as a set of tuples and sorts them: of equally good ones, any may come last."""

import itertools

import ace_low
import best_hand as unit_08


def replacements(card: str, suits={"?B": "CS", "?R": "DH"}) -> list:
    if card not in suits:
        return [card]
    return [a + b for a, b in itertools.product("A23456789TJQK", suits[card])]


def best_wild_hand(hand: list, verbose: bool = False) -> list:
    found = set()
    for cards in itertools.product(*(replacements(card) for card in hand)):
        found.add(tuple(sorted(unit_08.best_hand(cards))))
    in_order = sorted(found, key=ace_low.hand_rank)
    if verbose:
        print(len(in_order), "different hands")
    return list(in_order[-1])
