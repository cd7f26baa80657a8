"""The program of unit 03 stays untouched: both functions ask it, and answer for A2345 themselves."""

import hand_rank as unit_03


def card_ranks(hand: list[str]) -> list[int]:
    ranks = unit_03.card_ranks(hand)
    if set(ranks) == {2, 3, 4, 5, 14}:
        ranks = [5, 4, 3, 2, 1]
    return ranks


def hand_rank(hand: list[str]) -> tuple:
    if 1 not in card_ranks(hand):
        return unit_03.hand_rank(hand)
    # The class of 23456 and of 23456 in one suit, with an end that is lower than theirs.
    six_high = ["2S", "3S", "4S", "5S", "6S" if unit_03.flush(hand) else "6D"]
    return unit_03.hand_rank(six_high)[0], 5
