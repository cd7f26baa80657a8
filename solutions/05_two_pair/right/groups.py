"""Groups of equal neighbours, and their sizes as a pattern to recognise. Explains itself, which is no fault."""

import sys
from itertools import groupby


def two_pair(ranks, explain=True):
    groups = [list(cards) for _, cards in groupby(ranks)]
    sizes = sorted(len(cards) for cards in groups)
    if explain:
        print("groups:", groups, file=sys.stderr)
    if sizes != [1, 2, 2]:
        return None
    return tuple(cards[0] for cards in groups if len(cards) == 2)
