"""By the place of the single card: it stands at one end or in the middle, and the other four make two pairs."""


def two_pair(ranks):
    a, b, c, d, e = ranks
    if len({a, b, c, d, e}) != 3:
        return None
    if a == b and c == d:
        return (a, c)
    if a == b and d == e:
        return (a, d)
    if b == c and d == e:
        return (b, d)
    return None  # three of a kind
