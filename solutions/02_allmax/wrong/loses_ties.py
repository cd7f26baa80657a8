"""One only: the winner is put into a list, and those who are equal to it are lost.

Stage: TestAllOfThem
Ask: Three items share the first place. How many names does max tell you?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    return [max(items, key=key)] if items else []
