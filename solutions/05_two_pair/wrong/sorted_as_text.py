"""Sorted as text: the ranks are compared as if they were words, and as a word '9' is more than '10'.

Stage: TestHighFirst
Ask: Of 'AB' and 'B', which comes first in a dictionary? How does that go for '10' and '9'?
"""


def two_pair(ranks):
    names = [str(rank) for rank in ranks]
    pairs = {name for name in names if names.count(name) == 2}
    if len(pairs) == 2:
        high, low = sorted(pairs, reverse=True)
        return int(high), int(low)
    return None
