"""A tally by hand, read from the ace down. The given list is sorted on the way, in the order it already has."""


def two_pair(ranks):
    ranks.sort(reverse=True)
    tally = {}
    for r in ranks:
        tally[r] = tally.get(r, 0) + 1
    answer = ()
    for r in reversed(range(2, 15)):
        if tally.get(r) == 2:
            answer += (r,)
    return answer if len(answer) == 2 else None
