"""Unit 09: jokers are wild.

Run `pytest units/09_jokers`, make the first red test pass, run it again.
`best_hand` comes from unit 08: it finds the best five of seven cards. `hand_rank` comes from unit 06.
"""

from ace_low import hand_rank  # yours to use, or to leave aside
from best_hand import best_hand  # the same


def replacements(card: str) -> list[str]:
    """Return the cards that card may stand for.

    The black joker '?B' stands for any of the 26 spades and clubs, the red joker '?R' for any of the 26
    hearts and diamonds, and any other card for itself alone. The cards come back as a list or a tuple,
    in any order; for a plain card it has one item.

    >>> replacements('KD')
    ['KD']

    From Udacity's CS212, homework 1-2, "Jokers Wild".
    """
    raise NotImplementedError("replacements: your turn")


def best_wild_hand(hand: list[str]) -> list[str]:
    """Return the best five cards of hand, in which jokers stand for whatever card of their colour is best.

    hand is a list of seven different cards, in any order; '?B' or '?R' or both may be among them. It is
    not changed. The five cards come back as a list or a tuple, in any order, with the card in place of
    each joker that is used. Where several choices are equally good, any of them will do. There is no
    five of a kind in this game. Whether a joker may stand for a card that the hand holds already is left
    open.

    >>> best_wild_hand(['KC', 'QC', 'JC', 'TC', '2D', '3H', '?B'])
    ['KC', 'QC', 'JC', 'TC', 'AC']

    From Udacity's CS212, homework 1-2, "Jokers Wild".
    """
    raise NotImplementedError("best_wild_hand: your turn")
