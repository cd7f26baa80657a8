"""A kind of one's own under the same name, which takes no interest in the order of the ranks."""


def kind(n, ranks):
    return max((r for r in set(ranks) if ranks.count(r) == n), default=0)


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, [r for r in ranks if r < high])
    return (high, low) if high and low else None
