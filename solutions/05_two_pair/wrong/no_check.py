"""No check at all: what two searches find is returned, (9, 9) where the nines are the only pair, (None, None) for none.

Stage: TestNothing
Ask: What do your two searches find where there is one pair, or none? Would the caller take that for two pairs?
"""

from kind import kind


def two_pair(ranks):
    high = kind(2, ranks)
    low = kind(2, list(reversed(ranks)))
    return (high, low)
