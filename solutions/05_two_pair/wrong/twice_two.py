"""Two by two: after each two equal cards the search goes on, so four nines are two pairs of nines.

Stage: TestExactly
Seen: 8
Ask: After two equal cards, what may the third one be, and is what you have found then still a pair?
"""


def two_pair(ranks):
    pairs = []
    i = 0
    while i < len(ranks) - 1:
        if ranks[i] == ranks[i + 1]:
            pairs.append(ranks[i])
            i += 2
        else:
            i += 1
    return tuple(pairs) if len(pairs) == 2 else None
