"""A sorted copy, from the best hand down to the first that is worse; sorting keeps equal hands in order.

The winners come in a tuple, which is as good as a list.
"""

from itertools import takewhile

from ace_low import hand_rank


def poker(hands):
    ranking = sorted(hands, key=hand_rank, reverse=True)
    return tuple(takewhile(lambda hand: hand_rank(hand) == hand_rank(ranking[0]), ranking))
