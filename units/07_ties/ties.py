"""Unit 07: ties.

Run `pytest units/07_ties`, make the first red test pass, run it again.
"""

from ace_low import hand_rank  # yours to use, or to leave aside
from allmax import allmax  # the same


def poker(hands: list[list[str]]) -> list[list[str]]:
    """Return all winning hands in a list, in the order in which they were given.

    hands is a list of hands; a hand is a list of five cards such as 'TC', the ten of clubs. The
    best hand wins, and every hand of equal rank wins with it, whatever its suits. The winners come
    back as they were given. One winner comes in a list too, and no hands give an empty list.
    Neither hands nor any hand in it is changed.

    >>> poker([['KS', 'KD', '9C', '5H', '2S'], ['AS', 'QD', '9H', '5C', '2D'], ['KC', 'KH', '9S', '5D', '2H']])
    [['KS', 'KD', '9C', '5H', '2S'], ['KC', 'KH', '9S', '5D', '2H']]

    From Udacity's CS212, unit 1, where the program turns from one winner to all of them.
    """
    raise NotImplementedError("poker: your turn")
