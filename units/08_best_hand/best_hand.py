"""Unit 08: the best five of seven cards.

Run `pytest units/08_best_hand`, make the first red test pass, run it again.
`hand_rank` comes from unit 06: the greater its value, the better the five cards.
"""

from ace_low import hand_rank  # yours to use, or to leave aside


def best_hand(hand: list[str]) -> list[str]:
    """Return the five cards of hand that make the best poker hand.

    hand is a list of five, six or seven different cards such as 'TC' (rank, then suit), in any order;
    it is not changed. The five cards come back as a list or a tuple, in any order. Where several
    choices are equally good, any of them will do. Fewer than five cards are a ValueError.

    >>> best_hand(['2S', 'KD', '2H', 'AS', '2D', 'QH', '2C'])
    ['2S', '2H', 'AS', '2D', '2C']

    From Udacity's CS212, homework 1-1, "7-card stud".
    """
    raise NotImplementedError("best_hand: your turn")
