"""Unit 04: n cards of one kind.

Run `pytest units/04_kind`, make the first red test pass, run it again.
"""


def kind(n: int, ranks: list[int]) -> int | None:
    """Return the highest rank that stands exactly n times in ranks, or None if no rank does.

    n is a number from 1 to 4. ranks are the ranks of a hand's cards as numbers from 2 to 14
    (14 is the ace), highest first; they are not changed.

    >>> kind(3, [10, 10, 10, 7, 7])
    10

    From Udacity's CS212, unit 1, where hand_rank asks it for pairs, three and four of a kind,
    and kickers.
    """
    raise NotImplementedError("kind: your turn")
