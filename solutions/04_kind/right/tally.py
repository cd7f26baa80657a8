"""A tally by hand, one place a rank, read from the ace down."""


def kind(n, ranks):
    tally = [0] * 15
    for rank in ranks:
        tally[rank] += 1
    for rank in range(14, 1, -1):
        if tally[rank] == n:
            return rank
