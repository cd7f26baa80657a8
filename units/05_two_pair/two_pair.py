"""Unit 05: two pairs.

Run `pytest units/05_two_pair`, make the first red test pass, run it again.
"""

from kind import kind  # yours to use, or to leave aside


def two_pair(ranks: list[int]) -> tuple[int, int] | None:
    """Return the ranks of both pairs, the higher one first, or None if ranks do not hold two pairs.

    ranks are the ranks of a hand's five cards as numbers from 2 to 14 (14 is the ace), highest
    first; they are not changed. A pair is exactly two cards of a rank, so four of a kind holds no
    pair and a full house holds one. A list of both ranks is as good as a tuple.

    >>> two_pair([13, 13, 9, 9, 2])
    (13, 9)

    From Udacity's CS212, unit 1, where hand_rank asks it for two pairs, and to decide between them.
    """
    raise NotImplementedError("two_pair: your turn")
