"""Cards are taken out of the hand, but of a copy of it: the caller's list stays whole."""


def two_pair(ranks):
    rest = list(ranks)
    pairs = []
    while rest:
        rank = rest[0]
        if rest.count(rank) == 2:
            pairs.append(rank)
        while rank in rest:
            rest.remove(rank)
    if len(pairs) == 2:
        return pairs
