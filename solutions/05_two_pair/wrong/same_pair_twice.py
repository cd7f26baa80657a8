"""The same pair twice: the higher pair stands in both places of the answer, and the lower one is missing.

Stage: TestBothPairs
Ask: You ask the same question about the same hand twice. Why should the second answer be another one?
"""

from kind import kind


def two_pair(ranks):
    if kind(2, ranks) and len(set(ranks)) == 3:
        return (kind(2, ranks), kind(2, ranks))
    return None
