"""kind from both ends, as in the course: the kind of unit 04 gives the first pair that it meets."""

from kind import kind


def two_pair(ranks):
    pair = kind(2, ranks)
    lowpair = kind(2, list(reversed(ranks)))
    if pair and lowpair != pair:
        return (pair, lowpair)
    else:
        return None
