"""Equal ranks stand side by side in sorted order: groupby finds the groups. Prints them, which is no fault."""

from itertools import groupby


def group_sizes(ranks):
    return [(rank, len(list(group))) for rank, group in groupby(sorted(ranks, reverse=True))]


def kind(n, ranks, verbose=True):
    if verbose:
        print(group_sizes(ranks))
    return next((rank for rank, size in group_sizes(ranks) if size == n), None)
