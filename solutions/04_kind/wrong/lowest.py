"""The lowest: of several ranks that fit, the lowest is returned, because the search starts at the low end.

Stage: TestHighest
Seen: 12
Ask: At which end of the hand does your search begin, and which of two pairs does it meet first?
"""


def kind(n, ranks):
    for rank in sorted(ranks):
        if ranks.count(rank) == n:
            return rank
    return None
