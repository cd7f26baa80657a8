"""Keys in a list of their own, and the places of the greatest. Talks while it works, and takes more than it must."""

import sys

import hand_rank as ranking


def poker(hands, rank=ranking.hand_rank, verbose=True):
    ranks = []
    for hand in hands:
        ranks += [rank(hand)]
        if verbose:
            print(hand, "ranks", ranks[-1])
    if not ranks:
        raise ValueError("There are no hands.")
    return hands[ranks.index(max(ranks))]


def allmax(iterable, key=None, default=()):
    items = [item for item in iterable]
    keys = [key(item) for item in items] if key else items
    print(len(keys), "keys", file=sys.stderr)
    places = [place for place in range(len(keys)) if keys[place] == max(keys)]
    return [items[place] for place in places] or list(default)
